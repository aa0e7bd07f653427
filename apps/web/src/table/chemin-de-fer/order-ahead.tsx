import { Why } from '../../ui/why.tsx';
import { useCdf } from './use-cdf.ts';
import { useOrder } from './use-order.ts';

/** Whose turn would be next, for the bank and for a banco, before anybody has asked for it; each with the rule. */
export function OrderOfPriority() {
  const { table, message, cdf, you, nameOf, isBot, words, titleOf } = useCdf();
  const orders = useOrder(table, message.view);
  return orders.map(({ of, ranks }) => (
    <section key={of} className="account">
      <h3>{cdf.order[of]}</h3>
      {ranks.length === 0 ? (
        <p className="quiet-line">{cdf.order.nobody}</p>
      ) : (
        <ol className="cdf-order">
          {ranks.map(({ player, why, passedOver }) => {
            const about = player === you ? cdf.order.yours[of] : cdf.order.why[of](nameOf(player));
            return (
              <li key={player} className={passedOver ? 'is-passed' : ''}>
                <span>
                  {titleOf(player)}
                  {isBot(player) && <small> {words.bot}</small>}
                  {passedOver && <small> · {cdf.marks.unsaluted}</small>}
                </span>
                <Why ruleset={message.ruleset} grounds={[why]} about={about} />
              </li>
            );
          })}
        </ol>
      )}
    </section>
  ));
}
