import './odds-panel.css';
import type { OddsSheets, PuntoBancaMessage } from '@sabot/protocol';
import { toLab } from '../../client/route.ts';
import { useOnce } from '../../client/use-desk.ts';
import { betName } from '../../lab/bet-name.ts';
import { figuresIn } from '../../lab/figures-in.ts';
import { NOTHING_SET, searchOf } from '../../lab/lab-state.ts';
import { useLabWords } from '../../lab/lab-words.ts';
import { type BetWorth, type CoupWorth, OUTCOMES } from '../../lab/work/coup-work.ts';
import type { LiveWork } from '../../lab/work/live-work.ts';
import { useWork } from '../../lab/work/use-work.ts';
import { useLanguage } from '../../locales/words.ts';
import { RoomLink } from '../../shell/room-link.tsx';
import { Why } from '../../ui/why.tsx';
import { type SeenCards, useShownCards } from './use-shown-cards.ts';

interface OddsPanelProps {
  readonly table: string;
  readonly ruleset: string;
  readonly message: PuntoBancaMessage;
}

/** The exact odds of the next coup, from the cards of this shoe that everybody has seen. */
export function OddsPanel({ table, ruleset, message }: OddsPanelProps) {
  const words = useLabWords();
  const reply = useOnce<OddsSheets>('/api/odds');
  const sheet = reply?.ok ? reply.value.puntoBanca.find((one) => one.ruleset === ruleset) : undefined;
  const shown = useShownCards(table, message);
  const order =
    sheet === undefined || shown === null
      ? null
      : ({ do: 'live', sheet, decks: shown.decks, shown: shown.cards } as const);
  const { result, isBroken } = useWork(order, order === null ? '' : `${order.decks} ${order.shown.join()}`);
  if (reply?.ok === false) return <p className="quiet-line">{words.lost}</p>;
  if (isBroken) return <p role="alert">{words.broken}</p>;
  if (result === null || shown === null) return <p className="quiet-line">{words.coming}</p>;
  if (!result.ok) return <p className="quiet-line">{words.live.few}</p>;
  return <LiveOdds odds={result.value} shown={shown} ruleset={ruleset} />;
}

interface LiveOddsProps {
  readonly odds: LiveWork;
  readonly shown: SeenCards;
  readonly ruleset: string;
}

function LiveOdds({ odds: { now, start }, shown, ruleset }: LiveOddsProps) {
  const words = useLabWords();
  const { whole } = figuresIn(useLanguage());
  const { cards, decks } = shown;
  return (
    <section className="live-odds" aria-label={words.live.title}>
      <h3>{words.live.title}</h3>
      <Outcomes now={now} />
      <ul className="live-bets">
        {now.bets.map((bet, i) => (
          <LiveBet key={betName(words, bet.bet, bet.mode)} bet={bet} start={start.bets[i]} ruleset={ruleset} />
        ))}
      </ul>
      <p className="quiet-line">
        {cards.length === 0 ? words.live.before : words.live.says(cards.length, whole(now.cards))} {words.live.allowed}
      </p>
      <RoomLink to={toLab(ruleset) + searchOf({ ...NOTHING_SET, decks, gone: cards })}>{words.live.toLab}</RoomLink>
    </section>
  );
}

function Outcomes({ now }: { readonly now: CoupWorth }) {
  const words = useLabWords();
  const { percent } = figuresIn(useLanguage());
  return (
    <dl className="live-outcomes">
      {OUTCOMES.map((outcome) => (
        <div key={outcome} className={`is-${outcome}`} style={{ flexGrow: now.outcomes[outcome].value }}>
          <dt>{words.bets[outcome]}</dt>
          <dd>{percent(now.outcomes[outcome].value, 2)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LiveBetProps {
  readonly bet: BetWorth;
  readonly start: BetWorth | undefined;
  readonly ruleset: string;
}

function LiveBet({ bet, start, ruleset }: LiveBetProps) {
  const words = useLabWords();
  const { percent, signed } = figuresIn(useLanguage());
  const name = betName(words, bet.bet, bet.mode);
  const change = signed(100 * (bet.edge.value - (start?.edge.value ?? bet.edge.value)), 4);
  return (
    <li className={`is-${bet.bet}`}>
      <span>{name}</span>
      <strong>
        {percent(bet.edge.value)} <small>{words.live.edge}</small>
      </strong>
      <small>{/^[−+]?0([.,]0*)?$/.test(change) ? words.live.same : words.live.change(change)}</small>
      <Why ruleset={ruleset} grounds={bet.grounds} about={words.worth.why(name)} />
    </li>
  );
}
