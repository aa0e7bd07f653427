import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { withHouse } from '../../test/house-process.ts';

const TABLE = 'asturias-2011.punto-y-banca.1';
const FLAGS = ['--port', '0', '--pace', '0.001', '--tables', 'asturias-2011/punto-y-banca'];

/** Waits until a shoe of the table is over. */
async function firstProof(address: string): Promise<{ readonly cards: readonly string[] }> {
  for (;;) {
    const response = await fetch(`${address}/api/tables/${TABLE}/proofs/1`);
    if (response.status === 200) return (await response.json()) as { cards: readonly string[] };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

it('every shoe of a house is compared with its own history, and a history with another card disproves the proof', () =>
  inFolder((path) =>
    withHouse(path('data'), FLAGS, async ({ address }) => {
      const proof = await firstProof(address);
      const said = await call(['fairness', 'verify', address, TABLE, '1', '--json']);
      const [shoe] = JSON.parse(said.out);
      // Only bots sat there: each card is right, and nobody but the house had a hand in it.
      expect(shoe).toMatchObject({ talla: 1, verdict: 'not-proved', lacks: ['house-alone'], unseen: 0 });
      expect(shoe.compared).toBeGreaterThan(200);
      const told = await call(['fairness', 'verify', address, TABLE, '--lang', 'en']);
      expect(told.out).toMatch(/^Shoe 1: Not proved\. Nobody but the house/);
      expect(told.out).toContain('still in play');

      const history = await (await fetch(`${address}/api/tables/${TABLE}/history.sabot?talla=1`)).text();
      writeFileSync(path('proof.json'), JSON.stringify(proof));
      writeFileSync(path('told.sabot'), history);
      const compared = await call([
        'fairness',
        'verify',
        path('proof.json'),
        '--history',
        path('told.sabot'),
        '--json',
      ]);
      expect(JSON.parse(compared.out)).toMatchObject({ lacks: ['no-record', 'house-alone'], unseen: 0 });
      writeFileSync(path('six.json'), JSON.stringify({ ...proof, cards: proof.cards.slice(0, 6) }));
      const six = await call(['fairness', 'verify', path('six.json'), '--history', path('told.sabot')]);
      expect(six).toMatchObject({ exit: 1, err: expect.stringContaining('cards-missing') });
      writeFileSync(path('other.json'), JSON.stringify({ ...proof, talla: 7 }));
      const other = await call(['fairness', 'verify', path('other.json'), '--history', path('told.sabot')]);
      expect(other).toMatchObject({ exit: 2, err: expect.stringContaining('of another shoe') });
      expect(await call(['fairness', 'verify', address, 'nowhere'])).toMatchObject({ exit: 2 });
    }),
  ));
