// Plays random tables of the games among people: npm run model -- [--tallas N] [--seed S] [--game G] [--resume]
// What was met with is noted as it goes, in node_modules/.sabot; --resume goes on from there.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    tallas: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '0' },
    game: { type: 'string', default: '' },
    resume: { type: 'boolean', default: false },
  },
});
if (![values.tallas, values.seed].every((n) => Number.isSafeInteger(Number(n)) && Number(n) >= 0)) {
  console.error('model: tallas and seed are whole numbers from 0 up');
  process.exit(2);
}
const env = {
  ...process.env,
  SABOT_TALLAS: values.tallas,
  SABOT_SEED: values.seed,
  SABOT_MODEL_NOTES: values.resume ? 'resume' : 'anew',
};
const { status } = spawnSync('vitest', ['run', `${values.game}/model.test.ts`], { env, stdio: 'inherit' });
process.exit(status ?? 1);
