import { fractionOf, numberOf } from '@sabot/odds/math';
import type { DosPanosSheet } from '@sabot/odds/math/dos-panos';
import { useMemo } from 'react';
import { useLanguage } from '../../locales/words.ts';
import { Why } from '../../ui/why.tsx';
import { figuresIn } from '../figures-in.ts';
import { type LabState, partIn } from '../lab-state.ts';
import { useLabWords } from '../lab-words.ts';
import { PlotFigure } from '../plot-figure.tsx';
import { useWork } from '../work/use-work.ts';
import { dosPanosPicture } from './picture.ts';

interface DosPanosLabProps {
  readonly sheet: DosPanosSheet;
  readonly decks: number;
  readonly state: LabState;
}
const VALUES = ['toFirst', 'toSecond', 'toBanker', 'toHouse'] as const;
const SIDES = { toFirst: 'punto', toSecond: 'punto', toBanker: 'banca', toHouse: 'house' } as const;

/** A game against two paños: what it is worth, and where the cuadro contradicts itself. */
export function DosPanosLab({ sheet, decks, state }: DosPanosLabProps) {
  const all = useLabWords();
  const words = all.dosPanos;
  const spoken = useLanguage();
  const usual = sheet.deductions[0]?.part ?? '0';
  const deduction = (state.deduction === null ? null : partIn(state.deduction)) ?? usual;
  const asked = { decks, gone: state.gone, deduction };
  const { result, isBusy, isBroken } = useWork(
    { do: 'dosPanos', sheet, asked },
    JSON.stringify([sheet.ruleset, asked]),
  );
  const work = result?.ok ? result.value : null;
  const figures = useMemo(() => figuresIn(spoken), [spoken]);
  const picture = useMemo(
    () => work && dosPanosPicture(work, { words: all, figures, ruleset: sheet.ruleset, decks }),
    [work, all, figures, sheet.ruleset, decks],
  );
  if (isBroken) return <p role="alert">{all.broken}</p>;
  if (result === null) return <p role="status">{all.coming}</p>;
  if (!result.ok) return <p role="alert">{all.faults[result.fault.code](String(result.fault.given))}</p>;
  const { values } = result.value;
  return (
    <div className="lab-results" aria-busy={isBusy}>
      <section className="lab-figure">
        <header>
          <h2>{all.cheminDeFer.values.title}</h2>
        </header>
        <p className="lab-says">{words.says(figures.percent(numberOf(fractionOf(deduction)), 2))}</p>
        <ul className="lab-bets">
          {VALUES.map((who) => (
            <li key={who} className={`is-${SIDES[who]}`} data-value={who}>
              <h3>{words.values[who]}</h3>
              <p className="lab-edge">
                <strong>{figures.percent(values[who].value)}</strong> <small>{words.of100}</small>
              </p>
              <details className="lab-exact">
                <summary>{all.worth.exactly}</summary>
                <p className="lab-fraction">{values[who].fraction.replace('-', '−')}</p>
                <p className="lab-decimal">{figures.decimal(values[who])}</p>
              </details>
            </li>
          ))}
        </ul>
        <Why ruleset={sheet.ruleset} grounds={sheet.grounds.deduction} about={all.cheminDeFer.why(words.deduction)} />
      </section>
      {picture !== null && (
        <PlotFigure {...picture}>
          <p className="quiet">{words.conflicts.legend}</p>
          <Why
            ruleset={sheet.ruleset}
            grounds={sheet.grounds.cuadro}
            about={all.cheminDeFer.why(words.conflicts.title)}
          />
        </PlotFigure>
      )}
    </div>
  );
}
