import type { CompareWords } from '../words.ts';

export const compare: CompareWords = {
  differ: (points, rulesets) =>
    `${points} ${points === 1 ? 'cuestión' : 'cuestiones'}, según ${rulesets === 1 ? '1 reglamento' : `${rulesets} reglamentos`}`,
  open: (points) =>
    `No se muestra, porque depende de quién esté en la mesa: ${points.join('; ')}. Sus reglas: sabot rules RULESET.`,
  same: (points) => `En otras ${points} cuestiones todos dicen lo mismo: --all las muestra también.`,
};
