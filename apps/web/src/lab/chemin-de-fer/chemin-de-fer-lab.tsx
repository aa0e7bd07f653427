import type { CheminDeFerSheet } from '@sabot/odds/math/chemin-de-fer';
import { useMemo } from 'react';
import { useLanguage } from '../../locales/words.ts';
import { Why } from '../../ui/why.tsx';
import { figuresIn } from '../figures-in.ts';
import { type LabState, partIn } from '../lab-state.ts';
import { useLabWords } from '../lab-words.ts';
import { PlotFigure } from '../plot-figure.tsx';
import { useWork } from '../work/use-work.ts';
import { cheminDeFerPictures } from './pictures.ts';
import { PonteTable } from './ponte-table.tsx';
import type { CheminDeFerAsked, CheminDeFerWork, Solved, Values } from './work.ts';

interface CheminDeFerLabProps {
  readonly sheet: CheminDeFerSheet;
  readonly decks: number;
  readonly state: LabState;
}

/** A game in which ponte and banker decide: what they should do, and what a mistake costs. */
export function CheminDeFerLab({ sheet, decks, state }: CheminDeFerLabProps) {
  const words = useLabWords();
  const { gone, chart, banco } = state;
  const deduction = (state.deduction === null ? null : partIn(state.deduction)) ?? sheet.deduction;
  const asked: CheminDeFerAsked = { decks, gone, deduction, chart, banco };
  const { result, isBusy, isBroken } = useWork(
    { do: 'cheminDeFer', sheet, asked },
    JSON.stringify([sheet.ruleset, asked]),
  );
  if (isBroken) return <p role="alert">{words.broken}</p>;
  if (result === null) return <p role="status">{words.coming}</p>;
  if (!result.ok) return <p role="alert">{words.faults[result.fault.code](String(result.fault.given))}</p>;
  const { solutions } = result.value;
  return (
    <div className="lab-results" aria-busy={isBusy}>
      {solutions.length === 0 && <p role="alert">{words.cheminDeFer.values.open}</p>}
      {solutions.map((solved, i) => (
        <Solution
          key={`${solved.values.toPonte.fraction} ${solved.values.toBanker.fraction}`}
          solved={solved}
          work={result.value}
          sheet={sheet}
          asked={asked}
          heading={solutions.length > 1 ? words.cheminDeFer.values.one(i + 1, solutions.length) : null}
        />
      ))}
    </div>
  );
}

interface SolutionProps {
  readonly solved: Solved;
  readonly work: CheminDeFerWork;
  readonly sheet: CheminDeFerSheet;
  readonly asked: CheminDeFerAsked;
  readonly heading: string | null;
}

function Solution({ solved, work, sheet, asked, heading }: SolutionProps) {
  const all = useLabWords();
  const words = all.cheminDeFer;
  const spoken = useLanguage();
  const { of100 } = figuresIn(spoken);
  const { values, ponte } = solved;
  const { ruleset, grounds } = sheet;
  const key = JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what was asked
  const pictures = useMemo(
    () => cheminDeFerPictures(solved, work, { words: all, language: spoken, ruleset, asked }),
    [solved, work, all, spoken, ruleset, key],
  );
  const rest = [
    ...(asked.banco === 'free' ? grounds.freeBanco : grounds.ponte),
    ...(asked.chart === 'free' ? grounds.banker : [...grounds.banker, ...grounds.cuadro]),
  ];
  return (
    <>
      <section className="lab-figure">
        <header>
          <h2>{heading === null ? words.values.title : `${words.values.title} · ${heading}`}</h2>
        </header>
        <p className="lab-says">
          {words.values.says(
            of100(values.toPonte.value, 2),
            of100(values.toBanker.value, 2),
            of100(values.toHouse.value, 2),
          )}
        </p>
        <ValuesList values={values} />
        <Why ruleset={ruleset} grounds={grounds.deduction} about={words.why(words.deduction)} />
      </section>
      <PlotFigure {...pictures.table}>
        <p className="quiet">{words.table.legend}</p>
        <Why ruleset={ruleset} grounds={rest} about={words.why(words.table.title)} />
      </PlotFigure>
      {pictures.equilibrium === null ? (
        <p className="lab-says">{words.equilibrium.forced}</p>
      ) : (
        <PlotFigure {...pictures.equilibrium}>{ponte.length > 1 && <PonteTable moves={ponte} />}</PlotFigure>
      )}
      <PlotFigure {...pictures.compare} />
    </>
  );
}

function ValuesList({ values }: { readonly values: Values }) {
  const words = useLabWords();
  const { percent, decimal } = figuresIn(useLanguage());
  return (
    <ul className="lab-bets">
      {(['toPonte', 'toBanker', 'toHouse'] as const).map((who) => (
        <li
          key={who}
          className={`is-${who === 'toPonte' ? 'punto' : who === 'toBanker' ? 'banca' : 'house'}`}
          data-value={who}
        >
          <h3>{words.cheminDeFer.values[who]}</h3>
          <p className="lab-edge">
            <strong>{percent(values[who].value)}</strong> <small>{words.cheminDeFer.values.of100}</small>
          </p>
          <details className="lab-exact">
            <summary>{words.worth.exactly}</summary>
            <p className="lab-fraction">{values[who].fraction.replace('-', '−')}</p>
            <p className="lab-decimal">{decimal(values[who])}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
