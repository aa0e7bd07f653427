import { lookUp } from '@sabot/engine/by-name';
import { STORIES, type StakeStory } from '@sabot/story';
import { moneyIn } from '@sabot/words';
import { useBets } from '../../client/use-desk.ts';
import { CoupRow, type PlayedProps } from '../../history/coup-row.tsx';
import { CoupSteps } from '../../history/coup-steps.tsx';
import { HandsDrawn } from '../../history/hands-drawn.tsx';
import { SettledTable } from '../../history/settled-table.tsx';
import { useTold } from '../../history/tell-event.ts';
import { useLanguage, useWords } from '../../locales/words.ts';

const GAME = 'punto-banca';
const TOLD_ABOVE: ReadonlySet<string> = new Set(['StakeSettled', 'StakesSet']);
const { nothing, evolve } = STORIES[GAME];

/** A coup of Punto y Banca: the two hands, every stake with its payment and deduction, each step. */
export function PuntoBancaCoup({ played, table, ruleset, you, bots }: PlayedProps<typeof GAME>) {
  const words = useWords().history;
  const spoken = useLanguage();
  const told = useTold(GAME, you);
  const bets = useBets();
  const { coup } = played.events.reduce((so, { event }) => evolve(so, event), nothing);
  const { hands, ends, stakes, nets } = coup;
  const { outcome = null, natural: isNatural = false } = ends.punto ?? {};
  const settled = played.events.filter(({ event }) => event.type === 'StakeSettled');
  const lines = stakes.map((one, i) => ({
    key: `${one.player} ${one.on}`,
    player: one.player,
    stake: (
      <>
        <span className={`bet-${bets.tone(one.on)}`}>{lookUp(words.bets, one.on) ?? bets.name(one.on)}</span>{' '}
        {moneyIn(spoken, one.stake)}
      </>
    ),
    result: <Result stake={one} />,
    grounds: one.grounds,
    about: (settled[i] && told(settled[i].event)) ?? '',
  }));
  const net = you === null ? null : (lookUp(nets, you) ?? null);
  return (
    <CoupRow
      played={played}
      table={table}
      summary={{ outcome, totals: [hands.punto.total, hands.banca.total], isNatural, net }}
      account={() => (
        <>
          {(hands.punto.cards.length > 0 || outcome !== 'annulled') && <HandsDrawn coup={coup} />}
          <SettledTable lines={lines} ruleset={ruleset} you={you} bots={bots} />
          <CoupSteps steps={played.events} game={GAME} ruleset={ruleset} you={you} toldAbove={TOLD_ABOVE} />
        </>
      )}
    />
  );
}

function Result({ stake: { fate, net, deducted } }: { readonly stake: StakeStory }) {
  const words = useWords().history;
  const spoken = useLanguage();
  if (fate !== 'won') return <span className="quiet">{words.fates[fate]}</span>;
  return (
    <>
      +{moneyIn(spoken, net)}
      {deducted > 0 && <small className="quiet"> ({words.deducted(moneyIn(spoken, deducted))})</small>}
    </>
  );
}
