import { Why } from '../../ui/why.tsx';
import { sumOf } from '../any-game/bets.ts';
import { useTableContext } from '../any-game/table-context.ts';
import type { Staking } from './use-draft.ts';

/** Stakes were closed over chips that could not be staked: that they are back, and why. */
export function GivenBackNotice({ staking }: { readonly staking: Staking }) {
  const { words, money, message, acts, whyNot } = useTableContext();
  const { givenBack, sent } = staking;
  // Where the house itself has said why, it is not said twice.
  if (givenBack === null || acts.refused?.act === 'SetStakes') return null;
  const { why } = givenBack;
  const reason = whyNot(why ?? { code: 'stakes-are-closed', facts: {} });
  const stays = sumOf(sent);
  const line = stays > 0 ? words.stakes.unchanged(reason, money(stays)) : words.stakes.givenBack(reason);
  return (
    <div className="refusal" role="alert">
      <p>
        {line} <Why ruleset={message.ruleset} grounds={why?.grounds ?? []} about={line} />
      </p>
    </div>
  );
}
