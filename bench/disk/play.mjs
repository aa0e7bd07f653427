// A real house with one table at which seven people play; every one of them stakes in every coup.
import { randomBytes } from 'node:crypto';
import { buildServer, fairShuffler } from '../../apps/server/src/index.ts';
import { SimulatedClock } from '../../apps/server/test/kit/simulated-clock.ts';
import { commandIdAt, PROTOCOL } from '../../packages/protocol/src/index.ts';
import { REGISTRY } from '../../packages/regulations/src/index.ts';

const PEOPLE = ['ana', 'bea', 'carla', 'david', 'elena', 'fran', 'gema'];
const ENTRY = REGISTRY.find(({ id }) => id === 'asturias-2011/punto-y-banca');
const AMOUNTS = [10_00, 20_00, 50_00, 100_00];

/** A house on a store in which time passes only when it is told to; gives its one table too. */
async function openHouse(store) {
  const clock = new SimulatedClock();
  // Time runs faster here than any answer to a ping.
  const timeouts = { ping: 2 ** 31 - 1 };
  const server = await buildServer({ store, clock, shuffler: fairShuffler, rulesets: [ENTRY], bots: false, timeouts });
  await server.app.ready();
  const [runner] = server.room.tables.values();
  return { clock, server, runner };
}

/** Whoever has no connection counts as away, and loses the seat. */
async function comeIn({ app }, name, table) {
  const reply = await app.inject({ method: 'POST', url: '/api/guests', payload: { name } });
  if (reply.statusCode !== 201) throw new Error(`${name}: ${reply.body}`);
  const cookie = String(reply.headers['set-cookie']).split(';')[0];
  const socket = await app.injectWS('/ws', { headers: { cookie } });
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
  socket.send(JSON.stringify({ type: 'watch', table }));
}

/** Plays until so many tallas are over, and closes the house. */
export async function playTallas(store, tallas) {
  const { clock, server, runner } = await openHouse(store);
  const act = (name, type, fields) =>
    runner.act(`act:${name}:${commandIdAt(clock.now(), randomBytes(10))}`, {
      type,
      by: { kind: 'player', id: name },
      ...fields,
    });
  for (const name of PEOPLE) await comeIn(server, name, runner.scene.table);
  await Promise.all(PEOPLE.map((name, i) => act(name, 'Sit', { seat: i + 1 })));
  const stake = async (name, i, coup) => {
    const stakes = [[(i * 7 + coup) % 3 === 0 ? 'punto' : 'banca', AMOUNTS[(i + coup) % AMOUNTS.length]]];
    if ((await act(name, 'SetStakes', { stakes })).ok) return;
    await act(name, 'BuyChips', { amount: 500_00 });
    const outcome = await act(name, 'SetStakes', { stakes });
    if (!outcome.ok) throw new Error(`${name} cannot stake: ${outcome.refusal.code}`);
  };
  let staked = '';
  for (let steps = 0; runner.summary.talla <= tallas; steps += 1) {
    const { phase, talla, coups: coup } = runner.summary;
    if (phase === 'stakes' && staked !== `${talla} ${coup}`) {
      staked = `${talla} ${coup}`;
      await Promise.all(PEOPLE.map((name, i) => stake(name, i, coup)));
    } else {
      await clock.step();
      await store.ping();
    }
    if (steps > tallas * 20_000) throw new Error('it never came to that');
  }
  const { coups } = runner.summary;
  const { commit } = await store.vault.all();
  await server.stop();
  return { coups, appends: commit };
}

/** Lets the house seal what is over and remove it from the log; gives how many tallas that were. */
export async function sealAll(store, { keepOpen = false } = {}) {
  const { clock, server, runner } = await openHouse(keepOpen ? { ...store, close: async () => undefined } : store);
  const tallas = runner.summary.talla - 1;
  const last = async () => store.sealing.sealedTo(`archive:${runner.scene.table}`);
  for (let steps = 0; (await last()) < tallas; steps += 1) {
    await clock.step();
    await store.ping();
    if (steps > 5000) throw new Error('it never came to that');
  }
  await store.sealing.tidy(0);
  await server.stop();
  return tallas;
}
