import { Worker, isMainThread, parentPort } from 'node:worker_threads';
if (!isMainThread) { parentPort.on('message', (m) => { if (typeof m === 'string') m = JSON.parse(m); const r = { id: m.id, value: m.values[0].map((o) => ({ ok: true, value: { commandId: o.append.commandId, repeated: false, heads: [{ stream: o.append.writes[0].stream, version: 5, hash: 'ab'.repeat(32) }], answer: o.append.answer } })) }; parentPort.postMessage(m.json ? JSON.stringify(r) : r); }); }
else {
const w = new Worker(new URL(import.meta.url));
const data = JSON.stringify({ type: 'StakesSet', by: 'ana', fill: 'x'.repeat(100), postings: [{ from: 'player:ana', to: 'stake:ana:punto', amount: 1000, ground: 'AST' }, { from: 'player:ana', to: 'stake:ana:punto', amount: 1000, ground: 'AST' }] });
const batch = (n) => Array.from({ length: n }, (_, i) => ({ kind: 'append', append: { commandId: `act:guest-${i}:c${i}-12`, actor: 'player:guest-' + i, at: 1e12, answer: '{"ok":true,"version":12}', vault: [], writes: [{ stream: 'table:asturias.punto.' + i, expected: 12, ruleset: 'asturias-2011/punto-y-banca', edition: 1, events: [{ type: 'StakesSet', data }] }] } }));
const cpu = () => { const { user, system } = process.threadCpuUsage(); return user + system; };
const B = batch(8);
for (const json of [false, true, false, true, false, true]) {
  const s = cpu(); const N = 3000;
  for (let i = 0; i < N; i++) { const m = { id: i, method: 'commit', values: [B], json }; w.postMessage(json ? JSON.stringify(m) : m); await new Promise((r) => w.once('message', (x) => r(json ? JSON.parse(x) : x))); }
  console.log(json ? 'json' : 'clone', ((cpu() - s) / N / 8).toFixed(1), 'µs an operation');
}
process.exit(0); }
