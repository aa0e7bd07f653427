import type { StakeStory } from '@sabot/story';
import { capital } from '@sabot/words';
import { Why } from '../../ui/why.tsx';
import { toneIn } from '../any-game/bets.ts';
import { cardName } from '../any-game/card-name.ts';
import { useTableContext } from '../any-game/table-context.ts';
import { zoneName } from '../any-game/zone-words.ts';
import { decisionLine } from './decision-line.ts';
import { netLine } from './headline.ts';
import type { Playback } from './playback.ts';
import { resultOf, stakesSettled, sumOfNets, type ToldCoup } from './scene.ts';
import { useScene } from './use-scene.ts';

const SIDES = ['punto', 'banca'] as const;

/** The coup in words, step by step, each with its reason; between two coups, the last one. */
export function CoupPanel({ playback }: { readonly playback: Playback }) {
  const { words } = useTableContext();
  const coup = useScene(playback, (scene) => scene.coup);
  const lastCoup = useScene(playback, (scene) => scene.lastCoup);
  const hands = coup?.story.hands;
  const isUnderWay = SIDES.some((side) => hands && hands[side].held.length + hands[side].turned.length > 0);
  return (
    <div className="coup-panel">
      {isUnderWay && coup && <CoupAccount coup={coup} title={words.coup.now(coup.no)} />}
      {lastCoup !== null && <CoupAccount coup={lastCoup} title={words.coup.last(lastCoup.no)} />}
      {!isUnderWay && lastCoup === null && <p className="quiet-line">{words.coup.none}</p>}
    </div>
  );
}

function CoupAccount({ coup, title }: { readonly coup: ToldCoup; readonly title: string }) {
  const { words, you, message, language } = useTableContext();
  const own = stakesSettled(coup, you);
  const others = coup.story.stakes.filter(({ player }) => player !== you);
  const result = resultOf(coup);
  return (
    <section className="account" aria-label={title}>
      <h3>{title}</h3>
      {result !== null && (
        <p className={`account-result is-${result.outcome}`}>
          {words.coup.result[result.outcome]}
          <span>
            {result.total} · {result.banca}
          </span>
        </p>
      )}
      {result !== null && you !== null && (
        <div className="account-own">
          <h4>{words.coup.yours}</h4>
          {own.length === 0 ? (
            <p className="quiet-line">{words.coup.nothingStaked}</p>
          ) : (
            <>
              <ul className="lines">
                {own.map((settled) => (
                  <SettledLine key={settled.on} settled={settled} isOwn />
                ))}
              </ul>
              <p className={`account-net ${sumOfNets(own) < 0 ? 'is-lost' : 'is-won'}`}>
                <span>{words.coup.total}</span>
                <b>{netLine({ words, language, you }, own)}</b>
              </p>
            </>
          )}
        </div>
      )}
      <CoupSteps coup={coup} />
      {others.length > 0 && (
        <details className="account-others">
          <summary>{words.coup.others}</summary>
          <ul className="lines">
            {others.map((settled) => (
              <SettledLine key={`${settled.player}:${settled.on}`} settled={settled} isOwn={false} />
            ))}
          </ul>
        </details>
      )}
      {result === null && message.view.coup !== null && <p className="quiet-line">{words.coup.goesOn}</p>}
    </section>
  );
}

/** Who had the cards, what they showed, and why each hand drew or stood. */
function CoupSteps({ coup }: { readonly coup: ToldCoup }) {
  const { words, nameOf, message, you } = useTableContext();
  const { ruleset } = message;
  const { hands } = coup.story;
  return (
    <ul className="lines">
      {SIDES.flatMap((hand) => hands[hand].turned.map((shown) => ({ ...shown, hand }))).map((shown) => {
        const text = capital(
          words.coup.uncovered(
            nameOf(shown.by),
            shown.by === you && you !== null,
            words.reason[shown.hand],
            shown.total,
          ),
        );
        return (
          <li key={shown.hand} className={`is-${shown.hand}`}>
            <span>
              {text}
              <small>{shown.cards.map((card) => cardName(words, card)).join(', ')}</small>
            </span>
            <Why ruleset={ruleset} grounds={shown.grounds} about={text} />
          </li>
        );
      })}
      {SIDES.flatMap((hand) =>
        hands[hand].decisions.map((one) => {
          const text = decisionLine(coup.story, hand, one, words.reason);
          return (
            <li key={`${hand}-${one.decision}`} className={`is-${hand}`}>
              <span>{text}</span>
              <Why ruleset={ruleset} grounds={one.grounds} about={text} />
            </li>
          );
        }),
      )}
    </ul>
  );
}

function SettledLine({ settled, isOwn }: { readonly settled: StakeStory; readonly isOwn: boolean }) {
  const { words, money, nameOf, message, card } = useTableContext();
  const { on, fate, stake, paid, deducted, player, grounds } = settled;
  const zone = zoneName(words, on);
  const who = isOwn ? zone : `${nameOf(player)}, ${zone}`;
  const what = fate === 'won' ? words.coup.won(money(stake), money(paid)) : words.coup[fate](money(stake));
  const text = capital(`${who}: ${what}`);
  return (
    <li className={`is-${toneIn(card.layout, on)}`}>
      <span>
        {text}
        {fate === 'won' && (
          <small>{deducted > 0 ? words.coup.deduction(money(deducted)) : words.coup.noDeduction}</small>
        )}
      </span>
      <Why ruleset={message.ruleset} grounds={grounds} about={text} />
    </li>
  );
}
