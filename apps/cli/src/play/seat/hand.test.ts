import { messageOf } from '@sabot/protocol';
import { puntoBancaById } from '@sabot/regulations';
import { expect, it } from 'vitest';
import { FakeHouse, tableAt, welcome } from '../../../test/fake-house.ts';
import { NobodyThere } from '../../call/bad-call.ts';
import type { Reply } from '../../house/house.ts';
import { TableLink } from '../../house/table-link.ts';
import { SeenTable } from '../punto-banca/seen-table.ts';
import { Hand } from './hand.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const ears = { table: () => undefined, lost: () => undefined, back: () => undefined, line: () => undefined };

/** Gone when it is first asked over HTTP, as a house is that is killed just then. */
class KilledHouse extends FakeHouse {
  asked = 0;
  override async request(): Promise<Reply> {
    this.asked += 1;
    if (this.asked === 1) throw new NobodyThere(this.address);
    return { status: 200, body: { chips: 5000_00 }, cookie: null, at: null };
  }
}

it('chips are asked for again when the house is back', async () => {
  const house = new KilledHouse();
  const opening = TableLink.open({ house, cookie: 'c', table: 't.1', ears });
  await turn();
  house.wire.hear(welcome);
  house.wire.hear(tableAt(7));
  const link = await opening;
  const entry = puntoBancaById('asturias-2011/punto-y-banca');
  if (entry === undefined) throw new Error('no such ruleset');
  const hand = new Hand(house, 'c', link, new SeenTable(entry, 'ana', messageOf('punto-banca', link.latest)));
  const buying = hand.buy(1000_00);
  await turn();
  house.wire.drop();
  await expect.poll(() => house.wires.length).toBe(2);
  await turn();
  house.wire.hear(welcome);
  await expect.poll(() => house.wire.said.length).toBe(3);
  const { commandId, ...said } = house.wire.said[2] as { commandId: string };
  expect(said).toMatchObject({ act: 'BuyChips', fields: { amount: 1000_00 } });
  house.wire.hear({ type: 'answer', table: 't.1', commandId, ok: true, version: 8 });
  house.wire.hear(tableAt(8));
  expect(await buying).toBe(1000_00);
  expect([house.asked, hand.brought]).toEqual([2, 1000_00]);
  link.close();
});
