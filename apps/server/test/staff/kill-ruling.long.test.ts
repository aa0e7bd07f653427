import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore, readChecked } from '@sabot/event-store';
import { afterAll, expect, it } from 'vitest';
import { AtWork, invited, joined } from '../kit/at-work.ts';
import { type HouseProcess, startHouse } from '../kit/house-process.ts';
import { Audit } from '../kit/kill-audit.ts';
import { Gambler } from '../kit/kill-gambler.ts';
import { lookAt } from '../kit/kill-look.ts';

const TABLE = 'buenos-aires-2016.midi.1';
const KILLS = Number(process.env.SABOT_RULING_KILLS ?? 8);
/** A ruling has its minute: nobody’s clock runs out on this machine. */
const PACE = 0.05;
const REPORT = { incident: 'other', card: null, drawn: null, upturned: null, player: null, note: 'a glass fell over' };
/** One lets the coup go on to its settlement, one annuls it, one is of the inspector’s own making. */
const RULINGS = [
  ['GiveRuling', { choice: 1, reason: 'nothing was moved' }],
  ['GiveRuling', { choice: 2, reason: 'nobody knows which is which' }],
  [
    'RuleFreely',
    {
      outcome: 'coup-annulled',
      warned: 'ana',
      unstaked: null,
      exposed: null,
      shoeLost: null,
      dealtBy: null,
      reason: 'see to your glass',
    },
  ],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'sabot-kill-ruling-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Line {
  readonly type: string;
  readonly data: string;
}

async function linesOf(location: string): Promise<readonly Line[]> {
  const store = await openStore(location);
  const lines: Line[] = [];
  for await (const { type, data } of readChecked(store, `table:${TABLE}`)) lines.push({ type, data });
  await store.close();
  return lines;
}

it(
  `a house that is killed ${KILLS} times between a ruling and the settlement keeps every ruling it acknowledged, once, and settles each coup once`,
  async () => {
    const location = join(folder, 'sabot.db');
    const audit = new Audit();
    const ana = new Gambler('ana', TABLE);
    let house: HouseProcess = await startHouse(folder, PACE);
    try {
      const eva = await joined(house.address, await house.directors, 'eva', 'director');
      const luis = await joined(house.address, await invited(house.address, eva, 'inspector'), 'luis', 'inspector');
      await ana.enter(house.address);
      const acknowledged: string[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        await ana.play(house.address).inCoup;
        const inspector = new AtWork(house.address, luis, TABLE);
        await inspector.until(({ view }) => view.phase === 'coup');
        const reported = await inspector.act('inspector', TABLE, 'ReportIncident', REPORT);
        if (reported?.ok) {
          const [act, fields] = RULINGS[kill % RULINGS.length] as (typeof RULINGS)[number];
          const reason = `${fields.reason}, ${kill}`;
          const ruled = inspector.act('inspector', TABLE, act, { ...fields, reason });
          // Every second time the house is gone before, or while, it answers.
          if (kill % 2 === 1) await pause((kill % 5) * 3);
          else if ((await ruled)?.ok) acknowledged.push(reason);
        }
        await house.kill();
        await lookAt(location, audit);
        const rulings = (await linesOf(location)).filter(({ type }) => type === 'RulingGiven');
        for (const reason of acknowledged) {
          expect(
            rulings.filter(({ data }) => data.includes(`"${reason}"`)),
            reason,
          ).toHaveLength(1);
        }
        house = await startHouse(folder, PACE);
      }
      expect(acknowledged.length).toBeGreaterThan(0);
      const after = new AtWork(house.address, luis, TABLE);
      await after.until(({ view }) => view.phase === 'stakes');
      expect(await house.end()).toBe(0);
    } finally {
      await house.kill().catch(() => undefined);
    }
    await lookAt(location, audit);
    const lines = await linesOf(location);
    const ended = lines.filter(({ type }) => type === 'CoupEnded').map(({ data }) => JSON.parse(data).coup);
    // Each coup of a shoe ends once, whatever became of the house meanwhile.
    const tallas = lines.filter(({ type }) => type === 'PackBrought').length;
    if (tallas === 1) expect(ended).toEqual([...new Set(ended)]);
    const reports = lines.filter(({ type }) => type === 'IncidentReported').length;
    expect(lines.filter(({ type }) => type === 'RulingGiven')).toHaveLength(reports);
  },
  300_000 + KILLS * 20_000,
);
