// One contender in a process of its own: what the engine's compiler learns from one is of no use, and no harm, to another.
import { clock } from './clock.mjs';
import { CONTENDERS } from './contenders/contenders.mjs';
import { Script } from './table/script.mjs';

const { name: key, seed } = JSON.parse(process.argv[2]);
/** Coups written ahead of the clock. */
const CHUNK = 100;

const contender = await CONTENDERS[key]();
const script = new Script(seed);
contender.open();

function play(milliseconds) {
  let [elapsed, coups, sent] = [0, 0, 0];
  const [bytes, events] = [contender.bytes, contender.events ?? 0];
  while (elapsed < milliseconds) {
    const commands = script.coups(CHUNK);
    const start = clock();
    for (const command of commands) contender.send(command);
    elapsed += clock() - start;
    coups += CHUNK;
    sent += commands.length;
  }
  return {
    rate: (coups / elapsed) * 1000,
    commands: sent / coups,
    bytes: (contender.bytes - bytes) / coups,
    events: ((contender.events ?? 0) - events) / coups,
  };
}

process.on('message', (milliseconds) => process.send({ answer: play(milliseconds) }));
process.send({ answer: contender.name });
