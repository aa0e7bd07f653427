import { availableParallelism, loadavg } from 'node:os';
import { COUPS_COMPARED, PROCESSES, ROUNDS, SLICE_MS } from './compare.mjs';
import { SHOES, TABLES } from './endure.mjs';

const FLOORS = { colyseus: 5, boardgameIo: 30 };
/** How much slower the last shoes may be than the first before the cost counts as growing. */
const TOLERANCE = 0.1;

const whole = (value) => Math.round(value).toLocaleString('en');
const times = (value) => `${value.toFixed(value < 10 ? 2 : 1)} ×`;
const verdict = (met) => (met ? 'met' : '**not met**');
const table = (head, rows) =>
  [head, head.map((_, i) => (i === 0 ? '---' : '--:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export function report(compared, endured) {
  const { sabot, unwritten, pure, colyseus, boardgameIo } = compared;
  const row = ({ name, rate, lowest, highest, bytes, factor }) => [
    name,
    whole(rate),
    `${whole(lowest)}–${whole(highest)}`,
    (1_000_000 / rate).toFixed(1),
    bytes > 0 ? whole(bytes) : '—',
    factor === 1 ? '1' : times(factor),
  ];
  const floor = (name, peer, factor) => [`${factor} × ${name}`, times(peer.factor), verdict(peer.factor >= factor)];
  // Processor time is the thread's own, but whoever shares the core makes that time worth less.
  const [waiting] = loadavg();
  const busy =
    waiting > availableParallelism() ? ` The machine was busy with other work (load ${waiting.toFixed(0)}).` : '';
  const steady = endured.late >= endured.early * (1 - TOLERANCE);
  return `## Whole decided coups per second

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} cores, Node ${process.versions.node}, one thread.${busy}

${table(
  ['', 'coups/s (median)', 'lowest–highest', 'µs a coup', 'bytes a coup', 'Sabot against it'],
  [row(sabot), row(unwritten), row(pure), row(colyseus), row(boardgameIo)],
)}

${table(
  ['floor', 'measured', ''],
  [floor(colyseus.name, colyseus, FLOORS.colyseus), floor(boardgameIo.name, boardgameIo, FLOORS.boardgameIo)],
)}

### The cost does not grow

${TABLES} tables, ${whole(SHOES)} shoes each (${whole(endured.coups)} coups); a figure is that of these shoes at all tables.

${table(
  ['shoes', 'coups/s'],
  endured.windows.map(({ shoes, rate }) => [shoes, whole(rate)]),
)}

The last against the first: ${times(endured.late / endured.early)}. Constant within ${TOLERANCE * 100} %: ${verdict(steady)}.

### What is measured

- Seven seats, all taken, every guest with a stake in every coup, one layout in four with a stake on the tie too. A coup is everything from seven \`SetStakes\` over the closing call, the deal, each card, both uncoverings and the settlement to the next opening, with new packs, the shoe's way round the table and chips when a guest runs low: ${sabot.commands.toFixed(1)} commands a coup.
- Sabot plays one sitting (\`ruleset.sitting\`): it decides every command by the regulation on a state that it changes in place, as the peer does, and the engine's \`EventWriter\` writes down the events as they happen (${sabot.events.toFixed(1)} a coup, each with its grounds and postings). A row of its own has \`ruleset.advance\`, which makes a new state for every command and leaves the old one as it was, nothing written. What is written is compact as the peer's encoding is, and complete: \`readEvents\` gives back the very same events, which tests prove over random tables and every scenario.
- \`@colyseus/schema\` makes the same changes to a synchronised state of the same content and encodes after every command.
- boardgame.io makes the same moves through its reducer, undo switched off; nothing is serialised.
- The peers share one plain implementation of the rules, without grounds, calls or events. The commands, the same for all, are written before the clock starts. Before the measurement all three play ${whole(COUPS_COMPARED)} coups on the same seed and must end with the same money on every account.
- ${PROCESSES} times a fresh process for each contender, and after a warm-up ${ROUNDS} rounds of ${SLICE_MS} ms of the thread's own processor time each, one contender after the other in every round; a factor is the middle one of those of all ${PROCESSES * ROUNDS} rounds.

### Before and after

${table(
  ['', 'Sabot', 'nothing written', 'against `@colyseus/schema`', 'against boardgame.io'],
  [
    ['first measurement', '2,655', '—', '0.13 ×', '2.2 ×'],
    ['the law worked out once per table, one fold per command', '10,435', '18,267', '0.64 ×', '12.1 ×'],
    ['one copy of the state per command, events written on forms', '24,212', '45,623', '1.12 ×', '19.9 ×'],
    ['what a table repeats is made once, events written in few bytes', '54,954', '81,030', '2.60 ×', '47.3 ×'],
    [
      'one sitting on a state changed in place, stakes written by their pattern (on a busy host)',
      '58,189',
      '81,544',
      '4.16 ×',
      '80.7 ×',
    ],
    ['events written down as they happen, stakes moved along their routes', '130,174', '160,822', '4.83 ×', '84.4 ×'],
    [
      'what is looked at for every stake lies together; the warm-up takes twice as long (this run)',
      whole(sabot.rate),
      whole(unwritten.rate),
      times(colyseus.factor),
      times(boardgameIo.factor),
    ],
  ],
)}

How to run: \`npm run bench\` (installs the peers into \`bench/node_modules\` the first time). Figures of different machines do not compare; the factors do.
`;
}
