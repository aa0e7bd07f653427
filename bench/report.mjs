import { availableParallelism, loadavg } from 'node:os';
import { COUPS_COMPARED, PROCESSES, ROUNDS, SLICE_MS } from './compare.mjs';
import { SHOES, TABLES } from './endure.mjs';

/** How much slower the last shoes may be than the first before the cost counts as growing. */
const TOLERANCE = 0.1;

const whole = (value) => Math.round(value).toLocaleString('en');
const times = (value) => `${value.toFixed(value < 10 ? 2 : 1)} ×`;
const verdict = (met) => (met ? 'yes' : '**no**');
const table = (head, rows) =>
  [head, head.map((_, i) => (i === 0 ? '---' : '--:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export function report(compared, endured) {
  const { sabot, unwritten, colyseus, boardgameIo } = compared;
  const row = ({ name, rate, lowest, highest, bytes, factor }) => [
    name,
    whole(rate),
    `${whole(lowest)}–${whole(highest)}`,
    (1_000_000 / rate).toFixed(1),
    bytes > 0 ? whole(bytes) : '—',
    factor === 1 ? '1' : times(factor),
  ];
  // Processor time is the thread's own, but whoever shares the core makes that time worth less.
  const [waiting] = loadavg();
  const busy =
    waiting > availableParallelism() ? ` The machine was busy with other work (load ${waiting.toFixed(0)}).` : '';
  const steady = endured.late >= endured.early * (1 - TOLERANCE);
  return `## Whole decided coups per second

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} cores, Node ${process.versions.node}, one thread.${busy}

${table(
  ['', 'coups/s (median)', 'lowest–highest', 'µs a coup', 'bytes a coup', 'Sabot against it'],
  [row(sabot), row(unwritten), row(colyseus), row(boardgameIo)],
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
- Sabot plays (\`play\`): every command is decided by the regulation and leads to a state of its own, with ${sabot.events.toFixed(1)} events a coup, each with its grounds and postings. The first row also writes them as they are stored, as JSON; the second writes nothing.
- \`@colyseus/schema\` makes the same changes to a synchronised state of the same content and encodes after every command.
- boardgame.io makes the same moves through its reducer, undo switched off; nothing is serialised.
- The peers share one plain implementation of the rules, without grounds, calls or events. The commands, the same for all, are written before the clock starts. Before the measurement all three play ${whole(COUPS_COMPARED)} coups on the same seed and must end with the same money on every account.
- ${PROCESSES} times a fresh process for each contender, and after a warm-up ${ROUNDS} rounds of ${SLICE_MS} ms of the thread's own processor time each, one contender after the other in every round; a factor is the middle one of those of all ${PROCESSES * ROUNDS} rounds.

None of these figures is a floor: a clean law comes first, see [decision 0021](../docs/decisions/0021-one-shape-for-every-game.md). What a command costs in a house is measured under *The server under load*.

How to run: \`npm run bench\` (installs the peers into \`bench/node_modules\` the first time). Figures of different machines do not compare; the factors do.
`;
}
