import { Sheet } from '../../ui/sheet.tsx';
import { Why } from '../../ui/why.tsx';
import { betsIn, toneIn } from '../any-game/bets.ts';
import { useTableContext } from '../any-game/table-context.ts';
import { zoneName } from '../any-game/zone-words.ts';
import { usePuntoBanca } from './use-punto-banca.ts';

/** What you may stake: bet by bet, each limit with what it rests on. */
export function LimitsSheet({ onClose }: { readonly onClose: () => void }) {
  const { words } = useTableContext();
  return (
    <Sheet title={words.limits.title} open onClose={onClose}>
      <Limits />
    </Sheet>
  );
}

function Limits() {
  const { words, offered, money, message, card } = usePuntoBanca();
  const offer = offered('SetStakes');
  const settings = message.view.table?.settings;
  const ruleset = message.ruleset;
  if (offer === undefined) {
    return (
      <div className="facts">
        <p>{words.limits.notNow}</p>
        {settings && <p>{words.limits.range(money(settings.minimum), money(settings.maximum))}</p>}
      </div>
    );
  }
  return (
    <dl className="limits">
      {betsIn(card.layout).map((bet) => {
        const bound = offer.fields[bet];
        const name = zoneName(words, bet);
        if (bound?.kind !== 'amount') {
          return (
            <div key={bet}>
              <dt className={`is-${toneIn(card.layout, bet)}`}>{name}</dt>
              <dd>
                {words.limits.none}{' '}
                <Why ruleset={ruleset} grounds={bound?.kind === 'one-of' ? [bound.ground] : []} about={name} />
              </dd>
            </div>
          );
        }
        const text = `${words.limits.range(money(bound.min), money(bound.max))}, ${words.limits.step(money(bound.step))}`;
        const { min, max, step } = bound.grounds;
        return (
          <div key={bet}>
            <dt className={`is-${toneIn(card.layout, bet)}`}>{name}</dt>
            <dd>
              {text} <Why ruleset={ruleset} grounds={[...new Set([min, max, step])]} about={`${name}: ${text}`} />
            </dd>
          </div>
        );
      })}
      {offer.joint.map((joint) => {
        const text =
          joint.kind === 'sum-at-most'
            ? words.limits.chips(money(joint.max))
            : joint.kind === 'apart-by'
              ? words.limits.apart(money(joint.atLeast))
              : null;
        return (
          text !== null && (
            <div key={joint.kind}>
              <dd>
                {text} <Why ruleset={ruleset} grounds={[joint.ground]} about={text} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
