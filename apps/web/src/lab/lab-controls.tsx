import type { OddsSheets, RulesetCard } from '@sabot/protocol';
import { type ReactNode, useId } from 'react';
import { goInstead, toLab } from '../client/route.ts';
import { useLanguage } from '../locales/words.ts';
import { CardTray } from './card-tray.tsx';
import type { LabState } from './lab-state.ts';
import { useLabWords } from './lab-words.ts';

const MOST_DECKS = 20;

interface LabControlsProps {
  readonly sheets: OddsSheets;
  readonly cards: readonly RulesetCard[];
  readonly ruleset: string;
  readonly usual: number;
  readonly state: LabState;
  readonly change: (state: LabState) => void;
  /** What else a game lets one choose. */
  readonly children?: ReactNode;
}

/** Which regulation, how many decks, and which cards are gone. */
export function LabControls({ sheets, cards, ruleset, usual, state, change, children }: LabControlsProps) {
  const words = useLabWords();
  const spoken = useLanguage();
  const decks = state.decks ?? usual;
  const setDecks = (wanted: number): void => {
    const many = Math.min(MOST_DECKS, Math.max(1, wanted));
    // Cards that a smaller shoe does not have come back into it.
    const kept = state.gone.filter((card, i) => state.gone.slice(0, i).filter((one) => one === card).length < many);
    const gone = 52 * many - kept.length < 6 ? [] : kept;
    change({ ...state, decks: many === usual ? null : many, gone });
  };
  const nameOf = (id: string): string => {
    const card = cards.find((one) => one.ruleset === id);
    return card === undefined ? id : `${card.name[spoken]} · ${card.short[spoken]}`;
  };
  const field = useId();
  return (
    <>
      <label className="lab-choice">
        <span>{words.ruleset}</span>
        <select value={ruleset} onChange={(event) => goInstead(toLab(event.target.value) + location.search)}>
          {(['puntoBanca', 'cheminDeFer', 'dosPanos'] as const)
            .filter((game) => sheets[game].length > 0)
            .map((game) => (
              <optgroup key={game} label={words.games[game]}>
                {sheets[game].map((sheet) => (
                  <option key={sheet.ruleset} value={sheet.ruleset}>
                    {nameOf(sheet.ruleset)}
                  </option>
                ))}
              </optgroup>
            ))}
        </select>
      </label>
      <div className="lab-choice">
        <label htmlFor={field}>{words.decks}</label>
        <div className="lab-steps">
          <button type="button" aria-label={words.fewer} disabled={decks <= 1} onClick={() => setDecks(decks - 1)}>
            −
          </button>
          <input
            id={field}
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_DECKS}
            value={decks}
            onChange={(event) => {
              const wanted = Number(event.target.value);
              if (Number.isInteger(wanted) && wanted >= 1) setDecks(wanted);
            }}
          />
          <button
            type="button"
            aria-label={words.more}
            disabled={decks >= MOST_DECKS}
            onClick={() => setDecks(decks + 1)}
          >
            +
          </button>
          <small className="quiet">{words.usual(usual)}</small>
        </div>
      </div>
      {children}
      <CardTray decks={decks} gone={state.gone} change={(gone) => change({ ...state, gone })} />
    </>
  );
}
