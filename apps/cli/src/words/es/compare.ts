import type { CompareWords } from '../words.ts';

export const compare: CompareWords = {
  differ: (points, rulesets) =>
    `${points} ${points === 1 ? 'punto' : 'puntos'} de derecho, según ${rulesets === 1 ? '1 reglamento' : `${rulesets} reglamentos`}`,
  open: (points) =>
    `No se muestra, porque depende de quién esté en la mesa: ${points.join('; ')}. Sus reglas: sabot rules RULESET.`,
  same: (points) => `En otros ${points} puntos todos dicen lo mismo: --all los muestra también.`,
};
