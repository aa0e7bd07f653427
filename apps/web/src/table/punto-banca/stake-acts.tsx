import { entriesIn } from '@sabot/engine/by-name';
import { Button } from '../../ui/button.tsx';
import { Why } from '../../ui/why.tsx';
import { sameStakes, sumOf } from '../any-game/bets.ts';
import { useTableContext } from '../any-game/table-context.ts';
import { type Greyed, WhyGreyed } from '../any-game/why-greyed.tsx';
import { DealNow } from '../pace/deal-now.tsx';
import { breachOf } from './breach.ts';
import { clear, type Draft, double, isEmpty, repeat, undo } from './draft.ts';
import type { Staking } from './use-draft.ts';

interface StakeActsProps {
  readonly staking: Staking;
  readonly again: (() => void) | null;
  readonly onTouch: () => void;
}

/** Undo, clear, rebet, double, and how the stake stands. A lawful layout is staked by itself; what the bounds forbid is said. */
export function StakeActs({ staking, again, onTouch }: StakeActsProps) {
  const { words, offered, acts, money, message, whyNot } = useTableContext();
  const { draft, change, sent, last } = staking;
  const offer = offered('SetStakes');
  if (offer === undefined) return null;
  const total = sumOf(draft.stakes);
  const isSent = sameStakes(draft.stakes, sent);
  const breach = isSent ? null : breachOf(offer, draft.stakes);
  const why = breach && whyNot(breach);
  const changing = (by: (draft: Draft) => Draft) => (): void => {
    onTouch();
    change(by);
  };
  const greyed: readonly Greyed[] = [
    ...(draft.before.length === 0 ? [{ control: words.stakes.undo, reason: words.stakes.nothingToUndo }] : []),
    ...(isEmpty(draft) ? [{ control: words.stakes.clear, reason: words.stakes.nothingToClear }] : []),
    ...(isEmpty(draft) && sumOf(last) === 0
      ? [{ control: words.stakes.rebet, reason: words.stakes.nothingToRepeat }]
      : []),
  ];
  const standing = isSent
    ? total > 0
      ? words.stakes.placed(money(total))
      : words.stakes.choose
    : total > 0
      ? words.stakes.placing(money(total))
      : words.stakes.withdrawing;
  return (
    <>
      <div className="staking-tools" data-hint="rebet">
        <Button kind="quiet" onPress={changing(undo)} disabled={draft.before.length === 0}>
          {words.stakes.undo}
        </Button>
        <Button kind="quiet" onPress={changing(clear)} disabled={isEmpty(draft)}>
          {words.stakes.clear}
        </Button>
        {isEmpty(draft) ? (
          <Button kind="quiet" onPress={changing((now) => repeat(now, last))} disabled={sumOf(last) === 0}>
            {words.stakes.rebet}
          </Button>
        ) : (
          <Button kind="quiet" onPress={changing(double)}>
            {words.stakes.double}
          </Button>
        )}
        {offered('PassShoe') && isEmpty(draft) && (
          <Button kind="quiet" onPress={() => void acts.send('PassShoe')}>
            {words.acts.PassShoe}
          </Button>
        )}
      </div>
      <div className="staking-send">
        {breach !== null && why !== null ? (
          <p className="breach" role="status">
            {why} <Why ruleset={message.ruleset} grounds={breach.grounds} about={why} />
          </p>
        ) : again !== null ? (
          <Button kind="act" onPress={again}>
            {words.stakes.again}
          </Button>
        ) : (
          <>
            <DealNow first={isSent ? null : () => acts.send('SetStakes', { stakes: entriesIn(draft.stakes) })} />
            <p className="placed" role="status">
              {standing} <WhyGreyed greyed={greyed} />
            </p>
          </>
        )}
      </div>
    </>
  );
}
