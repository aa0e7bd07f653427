import type { Replay } from '@sabot/protocol';
import { cardText } from '../history/tell-event.ts';
import { figuresIn } from '../lab/figures-in.ts';
import type { Chance } from '../lab/work/replay-work.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import type { Frame } from './frames.ts';
import { type HandName, type Knower, type KnownHand, knowersAt } from './knowledge.ts';
import { useReplayWords } from './replay-words.ts';
import { useChances } from './use-chances.ts';

interface KnowledgeTableProps {
  readonly replay: Replay;
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly you: string | null;
  /** Whose plate was pressed: they are there, whatever they knew. */
  readonly asked: string | null;
}

/** Who knew which cards at this step, and how likely every end was for whoever knew just those. */
export function KnowledgeTable({ replay, frames, at, you, asked }: KnowledgeTableProps) {
  const words = useReplayWords().known;
  const frame = frames[at] as Frame;
  const knowers = knowersAt(frame, asked);
  const chances = useChances(replay, frames, at, knowers);
  const isCounted = frame.gone !== null;
  return (
    <section className="replay-known" aria-label={words.title}>
      <h3>{words.title}</h3>
      <ul>
        {knowers.map((one, i) => (
          <li key={String(one.who)} className={one.who === asked && asked !== null ? 'is-asked' : ''}>
            <p className="replay-knower">
              <Who knower={one} you={you} />
              <Cards hands={one.hands} />
            </p>
            {isCounted && <Chances chances={chances?.[i]} isComing={chances === null} />}
          </li>
        ))}
      </ul>
      <p className="quiet">{isCounted ? <ChosenNote frame={frame} /> : words.noOdds}</p>
    </section>
  );
}

function ChosenNote({ frame }: { readonly frame: Frame }) {
  const words = useReplayWords().known;
  // Where nobody has the bank nobody chooses anything.
  return frame.telling.coup.bank === null ? null : words.chosen;
}

function Who({ knower: { who }, you }: { readonly knower: Knower; readonly you: string | null }) {
  const words = useReplayWords().known;
  if (who === null)
    return (
      <b>
        {words.everybody} <small>({words.everybodyIs})</small>
      </b>
    );
  if (who === true)
    return (
      <b>
        {words.all} <small>({words.allIs})</small>
      </b>
    );
  return <b>{who === you ? words.you : who}</b>;
}

const useHandName = (): ((hand: HandName) => string) => {
  const { history, dosPanos } = useWords();
  return (hand) => (hand === 'pano-1' || hand === 'pano-2' ? dosPanos.hand[hand] : history.hands[hand]);
};

function Cards({ hands }: { readonly hands: readonly KnownHand[] }) {
  const words = useReplayWords().known;
  const nameOf = useHandName();
  if (hands.length === 0) return <span className="quiet">{words.none}</span>;
  return (
    <span className="replay-cards">
      {hands.map(({ hand, cards }) => (
        <span key={hand} className={`on-${hand === 'banca' ? 'banca' : 'punto'}`}>
          {nameOf(hand)} <span aria-hidden>{cards.map(cardText).join(' ')}</span>
          <span className="sr-only">
            {cards.map((card) => (card === '??' ? words.covered : cardText(card))).join(', ')}
          </span>
        </span>
      ))}
    </span>
  );
}

interface ChancesProps {
  readonly chances: readonly Chance[] | null | undefined;
  readonly isComing: boolean;
}

function Chances({ chances, isComing }: ChancesProps) {
  const words = useReplayWords().known;
  const nameOf = useHandName();
  const { percent } = figuresIn(useLanguage());
  if (isComing) return <p className="replay-chances quiet">{words.coming}</p>;
  if (!chances) return <p className="replay-chances quiet">{words.unknown}</p>;
  return chances.map(({ hand, wins, banca, tie }) => {
    const name = nameOf(hand as HandName);
    const parts = [
      { on: 'punto', says: name, chance: wins },
      { on: 'tie', says: words.tie, chance: tie },
      { on: 'banca', says: nameOf('banca'), chance: banca },
    ];
    return (
      <dl key={hand} className="replay-chances" aria-label={words.likely}>
        {parts.map(({ on, says, chance }) => (
          <div key={on} className={`is-${on}`} style={{ flexGrow: chance.value }} title={words.exact(chance.fraction)}>
            <dt>{says}</dt>
            <dd>{percent(chance.value, 2)}</dd>
          </div>
        ))}
      </dl>
    );
  });
}
