import { lookUp } from '@sabot/engine/by-name';
import { useBets } from '../client/use-desk.ts';
import { moneyIn } from '../locales/money.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { type EventOf, netOf, pictureOf } from './coup-picture.ts';
import { CoupRow, type PlayedProps } from './coup-row.tsx';
import { CoupSteps } from './coup-steps.tsx';
import { HandsDrawn, useTwoHands } from './hands-drawn.tsx';
import { SettledTable } from './settled-table.tsx';
import { useTold } from './tell-event.ts';

const GAME = 'punto-banca';
const TOLD_ABOVE: ReadonlySet<string> = new Set(['StakeSettled', 'StakesSet']);

/** A coup of Punto y Banca: the two hands, every stake with its payment and deduction, each step. */
export function PuntoBancaCoup({ played, ruleset, you, bots }: PlayedProps<typeof GAME>) {
  const words = useWords().history;
  const spoken = useLanguage();
  const told = useTold(GAME, you);
  const bets = useBets();
  const picture = pictureOf(played.events.map(({ event }) => event));
  const { hands, outcome, isNatural } = picture;
  const totals = [hands.punto.total, hands.banca.total];
  const drawn = useTwoHands(picture);
  const lines = picture.settled.map((settled) => ({
    key: `${settled.player} ${settled.bet}`,
    player: settled.player,
    stake: (
      <>
        <span className={`bet-${bets.tone(settled.bet)}`}>
          {lookUp(words.bets, settled.bet) ?? bets.name(settled.bet)}
        </span>{' '}
        {moneyIn(spoken, settled.stake)}
      </>
    ),
    result: <Result settled={settled} />,
    grounds: settled.grounds,
    about: told(settled) ?? '',
  }));
  return (
    <CoupRow
      played={played}
      summary={{ outcome, totals, isNatural, net: netOf(picture, you) }}
      account={() => (
        <>
          {(hands.punto.cards.length > 0 || outcome !== 'annulled') && <HandsDrawn hands={drawn} />}
          <SettledTable lines={lines} ruleset={ruleset} you={you} bots={bots} />
          <CoupSteps played={played} game={GAME} ruleset={ruleset} you={you} toldAbove={TOLD_ABOVE} />
        </>
      )}
    />
  );
}

function Result({ settled }: { readonly settled: EventOf<'StakeSettled'> }) {
  const words = useWords().history;
  const spoken = useLanguage();
  const { fate, won, deducted } = settled;
  if (fate !== 'won') return <span className="quiet">{words.fates[fate]}</span>;
  return (
    <>
      +{moneyIn(spoken, won - deducted)}
      {deducted > 0 && <small className="quiet"> ({words.deducted(moneyIn(spoken, deducted))})</small>}
    </>
  );
}
