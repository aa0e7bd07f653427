import type { CompareWords } from '../words.ts';

export const compare: CompareWords = {
  differ: (points, rulesets) =>
    `${points} ${points === 1 ? 'point' : 'points'} of law, as ${rulesets === 1 ? '1 ruleset answers' : `${rulesets} rulesets answer`} ${points === 1 ? 'it' : 'them'}`,
  open: (points) =>
    `Not shown, since it depends on the people at the table: ${points.join('; ')}. The rules on it: sabot rules RULESET.`,
  same: (points) => `On ${points} more points they all say the same: --all shows those too.`,
};
