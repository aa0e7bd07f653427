import type { EveningSheet } from '@sabot/protocol';
import { moneyIn } from '@sabot/words';
import { useLanguage } from '../locales/words.ts';
import { useEveningWords } from './evening-words.ts';

interface WhoWonProps {
  readonly sheet: EveningSheet;
  readonly you: string | null;
}

/** Everybody who had a part in it, the winners first, each with a bar that leans to where their money went. */
export function WhoWon({ sheet: { people, deducted }, you }: WhoWonProps) {
  const words = useEveningWords();
  const spoken = useLanguage();
  const money = (cents: number): string => moneyIn(spoken, cents);
  const signed = (net: number): string => words.net(money(Math.abs(net)), Math.sign(net) as -1 | 0 | 1);
  if (people.length === 0) return <p className="quiet">{words.who.nobody}</p>;
  const most = Math.max(1, ...people.map(({ net }) => Math.abs(net)));
  return (
    <>
      <table className="who-won">
        <thead>
          <tr>
            <th scope="col">{words.who.name}</th>
            <td aria-hidden="true" className="who-bar" />
            <th scope="col" className="is-figure">
              {words.who.net}
            </th>
            <th scope="col" className="is-figure who-coups">
              {words.who.coups}
            </th>
            <th scope="col" className="who-best">
              {words.who.best}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ name, isBot, net, coups, best }) => (
            <tr key={name} className={name === you ? 'is-yours' : ''}>
              <th scope="row">
                {name}
                {name === you && <small> {words.who.you}</small>}
                {isBot && <small> {words.who.bot}</small>}
              </th>
              <td aria-hidden="true" className="who-bar">
                <span
                  className={net < 0 ? 'is-down' : 'is-up'}
                  style={{ inlineSize: `${((Math.abs(net) / most) * 50).toFixed(2)}%` }}
                />
              </td>
              <td className={`is-figure ${net > 0 ? 'is-won' : ''}`}>{signed(net)}</td>
              <td className="is-figure who-coups">{coups}</td>
              <td className="who-best">
                {best === null ? (
                  <span className="quiet">{words.who.none}</span>
                ) : (
                  <>
                    {signed(best.net)} <small>{words.where(best.talla, best.coup)}</small>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {deducted > 0 && <p className="quiet">{words.who.deducted(money(deducted))}</p>}
    </>
  );
}
