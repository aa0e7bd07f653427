import { fractionOf, numberOf } from '@sabot/odds/math';
import type { CheminDeFerSheet } from '@sabot/odds/math/chemin-de-fer';
import { useId, useState } from 'react';
import { useLanguage } from '../../locales/words.ts';
import { figuresIn } from '../figures-in.ts';
import { type LabState, partIn } from '../lab-state.ts';
import { useLabWords } from '../lab-words.ts';
import { BANCOS, CHARTS } from './work.ts';

interface CheminDeFerControlsProps {
  readonly sheet: CheminDeFerSheet;
  readonly state: LabState;
  readonly change: (state: LabState) => void;
}

/** Which of the games that the regulation allows: who is free, and what the house deducts. */
export function CheminDeFerControls({ sheet, state, change }: CheminDeFerControlsProps) {
  const words = useLabWords().cheminDeFer;
  return (
    <>
      <Choice
        legend={words.chart}
        names={words.charts}
        all={CHARTS}
        chosen={state.chart}
        choose={(chart) => change({ ...state, chart })}
      />
      <Choice
        legend={words.banco}
        names={words.bancos}
        all={BANCOS}
        chosen={state.banco}
        choose={(banco) => change({ ...state, banco })}
      />
      <Deduction sheet={sheet} state={state} change={change} />
    </>
  );
}

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly names: Readonly<Record<T, string>>;
  readonly all: readonly T[];
  readonly chosen: T;
  readonly choose: (one: T) => void;
}

function Choice<T extends string>({ legend, names, all, chosen, choose }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="lab-radios">
      <legend>{legend}</legend>
      {all.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === chosen} onChange={() => choose(one)} />
          <span>{names[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

const WAYS = ['law', 'none', 'other'] as const;

function Deduction({ sheet, state, change }: CheminDeFerControlsProps) {
  const words = useLabWords().cheminDeFer;
  const { percent } = figuresIn(useLanguage());
  const [field, help] = [useId(), useId()];
  const given = state.deduction;
  const [isOther, setOther] = useState(given !== null && given !== '0');
  const way = isOther ? 'other' : given === null ? 'law' : 'none';
  const [text, setText] = useState(given ?? '');
  const part = partIn(text);
  const choose = (one: (typeof WAYS)[number]): void => {
    setOther(one === 'other');
    if (one === 'other') setText(given ?? sheet.deduction);
    change({ ...state, deduction: one === 'law' ? null : one === 'none' ? '0' : (given ?? sheet.deduction) });
  };
  const names = {
    law: words.deductions.law(percent(numberOf(fractionOf(sheet.deduction)), 2)),
    none: words.deductions.none,
    other: words.deductions.other,
  };
  return (
    <div className="lab-deduction">
      <Choice legend={words.deduction} names={names} all={WAYS} chosen={way} choose={choose} />
      {isOther && (
        <div className="tray-text">
          <label htmlFor={field}>{words.deductionText}</label>
          <input
            id={field}
            value={text}
            placeholder={words.deductionHint}
            aria-invalid={part === null}
            aria-describedby={help}
            autoComplete="off"
            onChange={(event) => {
              setText(event.target.value);
              const written = partIn(event.target.value);
              if (written !== null) change({ ...state, deduction: written });
            }}
          />
          <p id={help} className={part === null ? 'refused' : 'quiet'} role={part === null ? 'alert' : undefined}>
            {part === null ? words.badDeduction : words.deductionHint}
          </p>
        </div>
      )}
    </div>
  );
}
