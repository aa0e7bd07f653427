import type { OddsSheets, RulesetCard } from '@sabot/protocol';
import { useMemo } from 'react';
import { useLanguage } from '../locales/words.ts';
import { betName } from './bet-name.ts';
import { BetsTable } from './bets-table.tsx';
import { coupPictures } from './coup-pictures.ts';
import { figuresIn } from './figures-in.ts';
import { useLabWords } from './lab-words.ts';
import { OftenList } from './often-list.tsx';
import { PlotFigure } from './plot-figure.tsx';
import type { BetWorth, CoupWork } from './work/coup-work.ts';
import { useWork } from './work/use-work.ts';

interface CoupLabProps {
  readonly sheets: OddsSheets['puntoBanca'];
  readonly cards: readonly RulesetCard[];
  readonly ruleset: string;
  readonly decks: number;
  readonly gone: readonly string[];
}

/** A game in which the rules decide everything: what its bets are worth, and why they differ. */
export function CoupLab({ sheets, cards, ruleset, decks, gone }: CoupLabProps) {
  const words = useLabWords();
  const order = { do: 'coup', sheets, ruleset, decks, gone } as const;
  const { result, isBusy, isBroken } = useWork(order, `${ruleset} ${decks} ${gone.join()}`);
  if (isBroken) return <p role="alert">{words.broken}</p>;
  if (result === null) return <p role="status">{words.coming}</p>;
  if (!result.ok) return <p role="alert">{words.faults[result.fault.code](String(result.fault.given))}</p>;
  return (
    <div className="lab-results" aria-busy={isBusy}>
      <CoupResults work={result.value} cards={cards} ruleset={ruleset} decks={decks} sheets={sheets} />
    </div>
  );
}

interface CoupResultsProps extends Omit<CoupLabProps, 'gone'> {
  readonly work: CoupWork;
}

function CoupResults({ work, cards, ruleset, decks, sheets }: CoupResultsProps) {
  const words = useLabWords();
  const spoken = useLanguage();
  const { grouped } = figuresIn(spoken);
  const { worth } = work;
  const pictures = useMemo(
    () => coupPictures(work, { words, language: spoken, cards, sheets, ruleset, decks }),
    [work, words, spoken, cards, sheets, ruleset, decks],
  );
  return (
    <>
      <section className="lab-figure">
        <header>
          <h2>{words.worth.title}</h2>
        </header>
        <p className="lab-says">{useSaid(worth.bets)}</p>
        <BetsTable bets={worth.bets} ruleset={ruleset} />
        <p className="quiet">{words.worth.spreadMeans}</p>
      </section>
      <PlotFigure {...pictures.ends}>
        <OftenList often={worth.often} />
      </PlotFigure>
      <PlotFigure {...pictures.compare} />
      <PlotFigure {...pictures.effects} />
      <p className="quiet lab-counted">{words.ends.sequences(grouped(worth.sequences))}</p>
    </>
  );
}

/** Which bet costs least and which most; or, once in a while, which one is for the player. */
function useSaid(bets: readonly BetWorth[]): string {
  const words = useLabWords();
  const { of100 } = figuresIn(useLanguage());
  const ordered = bets.toSorted((a, b) => a.edge.value - b.edge.value);
  const [best, worst] = [ordered[0], ordered.at(-1)];
  if (best === undefined || worst === undefined) return '';
  const name = (one: BetWorth): string => betName(words, one.bet, one.mode);
  if (best.edge.value < 0) return words.worth.favour(name(best), of100(-best.edge.value, 2));
  return words.worth.says(name(best), of100(best.edge.value, 2), name(worst), of100(worst.edge.value, 2));
}
