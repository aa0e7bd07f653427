import type { CompareWords } from '../words.ts';

export const compare: CompareWords = {
  differ: (points, rulesets) =>
    `${points} ${points === 1 ? 'punto' : 'puntos'} de derecho, según ${rulesets === 1 ? '1 reglamento' : `${rulesets} reglamentos`}`,
  same: (points) => `En otros ${points} puntos todos dicen lo mismo: --all los muestra también.`,
};
