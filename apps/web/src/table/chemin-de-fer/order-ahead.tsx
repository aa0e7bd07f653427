import { Why } from '../../ui/why.tsx';
import { useCheminDeFer } from './use-chemin-de-fer.ts';
import { useOrder } from './use-order.ts';

/** Whose turn would be next, for the bank and for a banco, before anybody has asked for it; each with the rule. */
export function OrderOfPriority() {
  const { table, message, cheminDeFer, you, nameOf, isBot, words, titleOf } = useCheminDeFer();
  const orders = useOrder(table, message.view);
  return orders.map(({ of, ranks }) => (
    <section key={of} className="account">
      <h3>{cheminDeFer.order[of]}</h3>
      {ranks.length === 0 ? (
        <p className="quiet-line">{cheminDeFer.order.nobody}</p>
      ) : (
        <ol className="chemin-de-fer-order">
          {ranks.map(({ player, why, passedOver }) => {
            const about = player === you ? cheminDeFer.order.yours[of] : cheminDeFer.order.why[of](nameOf(player));
            return (
              <li key={player} className={passedOver ? 'is-passed' : ''}>
                <span>
                  {titleOf(player)}
                  {isBot(player) && <small> {words.bot}</small>}
                  {passedOver && <small> · {cheminDeFer.marks.unsaluted}</small>}
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
