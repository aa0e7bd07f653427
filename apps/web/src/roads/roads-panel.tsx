import { numberIn, percentIn } from '@sabot/words';
import './roads.css';
import type { CoupResultMessage, TableMessage } from '@sabot/protocol';
import { type Asked, drawRoads, type Roads } from '@sabot/roads';
import { memo, useMemo, useState } from 'react';
import { useLanguage, useWords } from '../locales/words.ts';
import { GAMES } from '../table/games.ts';
import { Bead, DERIVED_SHAPES, Ring, Trace } from './marks.tsx';
import { RoadBoard } from './road-board.tsx';
import { RoadsLegend } from './roads-legend.tsx';
import { ShoeState } from './shoe-state.tsx';
import { useShoeResults } from './use-shoe-results.ts';

const BIG = 18;
const SMALL = 11;
const DERIVED = ['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const;

type Pano = NonNullable<CoupResultMessage['pano']>;
const PANOS: readonly Pano[] = ['pano-1', 'pano-2'];

/** The five roads of the shoe in play, its counts, and how far it has come; where two paños play, a board for each. */
export function RoadsPanel({ table, message }: { readonly table: string; readonly message: TableMessage }) {
  const words = useWords().roads;
  const { shoe, isLost, again } = useShoeResults(table, message);
  const [pano, choose] = useState<Pano>('pano-1');
  const two = GAMES[message.game].hasPanos;
  const roads = useMemo(
    () => drawRoads((shoe?.results ?? []).filter((one) => !two || one.pano === pano)),
    [shoe, two, pano],
  );
  return (
    <section className="roads-panel" aria-label={words.title}>
      {two && (
        <fieldset className="road-panos">
          <legend className="sr-only">{words.whichPano}</legend>
          {PANOS.map((one) => (
            <button key={one} type="button" aria-pressed={one === pano} onClick={() => choose(one)}>
              {words.panos[one]}
            </button>
          ))}
        </fieldset>
      )}
      <Counts counts={roads.counts} />
      <ShoeState message={message} />
      {isLost && (
        <p role="status" className="quiet">
          {words.lost}{' '}
          <button type="button" className="plain" onClick={again}>
            {words.retry}
          </button>
        </p>
      )}
      {shoe !== null && roads.counts.coups === 0 && <p className="quiet">{words.empty}</p>}
      <Boards roads={roads} />
      <RoadsLegend />
    </section>
  );
}

/** The boards change once a coup; what comes between leaves them alone. */
const Boards = memo(function Boards({ roads }: { readonly roads: Roads }) {
  const words = useWords().roads;
  return (
    <>
      <BigRoad roads={roads} />
      {DERIVED.map((name) => (
        <figure key={name} className="road">
          <figcaption>
            <h3>{words.names[name]}</h3>
            <AskCells name={name} ask={roads.ask} />
          </figcaption>
          <RoadBoard
            cells={roads[name]}
            size={SMALL}
            label={words.derivedSummary(words.names[name], ...tally(roads[name]))}
            draw={({ colour }) => <Trace colour={colour} shape={DERIVED_SHAPES[name]} size={SMALL} />}
          />
        </figure>
      ))}
      <figure className="road">
        <figcaption>
          <h3>{words.names.beadPlate}</h3>
        </figcaption>
        <RoadBoard
          cells={roads.beadPlate}
          size={BIG}
          label={words.plateSummary(roads.counts.banca, roads.counts.punto, roads.counts.tie)}
          draw={(cell) => <Bead cell={cell} size={BIG} letter={words.letters[cell.colour]} />}
        />
      </figure>
    </>
  );
});

function BigRoad({ roads }: { readonly roads: Roads }) {
  const words = useWords().roads;
  const last = roads.beadPlate.slice(-6).map(({ colour }) => words.winners[colour]);
  return (
    <figure className="road">
      <figcaption>
        <h3>{words.names.bigRoad}</h3>
      </figcaption>
      <RoadBoard
        cells={roads.bigRoad}
        size={BIG}
        // The tabs look for something to reach by key in the whole panel after every change, mark by mark.
        reachable
        label={words.bigSummary(words.names.bigRoad, last)}
        draw={(cell) => <Ring cell={cell} size={BIG} />}
      />
    </figure>
  );
}

const tally = (cells: Roads['bigEyeBoy']): [number, number] => [
  cells.filter(({ colour }) => colour === 'red').length,
  cells.filter(({ colour }) => colour === 'blue').length,
];

/** What the road would show if banca, or punto, came next. */
function AskCells({ name, ask }: { readonly name: keyof Asked; readonly ask: Roads['ask'] }) {
  const words = useWords().roads;
  return (
    <p className="ask-cells">
      <span className="quiet">{words.ifComes}</span>
      {(['banca', 'punto'] as const).map((side) => {
        const colour = ask[side][name];
        return (
          <span key={side} className={`ask-cell ask-${side}`}>
            <b aria-hidden="true">{side === 'banca' ? words.letters.red : words.letters.blue}</b>
            <span className="ask-mark" aria-hidden="true">
              {colour === null ? (
                '–'
              ) : (
                <svg width={12} height={12} viewBox={`0 0 ${SMALL} ${SMALL}`} aria-hidden="true">
                  <Trace colour={colour} shape={DERIVED_SHAPES[name]} size={SMALL} />
                </svg>
              )}
            </span>
            <span className="sr-only">{words.asked(side, colour)}</span>
          </span>
        );
      })}
    </p>
  );
}

function Counts({ counts }: { readonly counts: Roads['counts'] }) {
  const words = useWords().roads;
  const spoken = useLanguage();
  const share = (n: number): string =>
    counts.coups === 0 ? '–' : percentIn(spoken, numberIn(spoken, (100 * n) / counts.coups));
  return (
    <div>
      <dl className="road-counts">
        {(['banca', 'punto', 'tie'] as const).map((one) => (
          <div key={one} className={`count-${one}`}>
            <dt>{words.bets[one]}</dt>
            <dd>
              {counts[one]} <small>{share(counts[one])}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className="count-extras quiet">
        {words.extras(counts.coups, counts.bancaPair, counts.puntoPair, counts.natural)}
      </p>
    </div>
  );
}
