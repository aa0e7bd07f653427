import type { EveningSheet } from '@sabot/protocol';
import { moneyIn } from '@sabot/words';
import { useState } from 'react';
import { useLanguage } from '../locales/words.ts';
import { Button } from '../ui/button.tsx';
import { BankLine } from './bank-line.tsx';
import { useEveningWords } from './evening-words.ts';

/** In a long evening so many banks are drawn at first. */
const MOST_AT_FIRST = 12;

type Bank = EveningSheet['banks'][number];
/** The longest of them, in the order in which they were held. */
const longest = (banks: readonly Bank[]): readonly Bank[] => {
  const chosen = new Set(banks.toSorted((a, b) => b.line.length - a.line.length).slice(0, MOST_AT_FIRST));
  return banks.filter((bank) => chosen.has(bank));
};

/** The banks of the evening, all drawn to one scale. */
export function Banks({ sheet: { banks, tallas } }: { readonly sheet: EveningSheet }) {
  const words = useEveningWords();
  const spoken = useLanguage();
  const [isWhole, setWhole] = useState(false);
  if (banks.length === 0) return null;
  const shown = isWhole ? banks : longest(banks);
  const sums = banks.flatMap(({ line }) => line.map(({ sum }) => sum));
  const [most, least] = [Math.max(0, ...sums), Math.min(0, ...sums)];
  const money = (cents: number): string => moneyIn(spoken, cents);
  return (
    <section aria-labelledby="evening-banks">
      <h2 className="section-title" id="evening-banks">
        {words.banks.title}
      </h2>
      <p className="quiet">{words.banks.about}</p>
      <ol className="evening-banks">
        {shown.map(({ talla, banker, awarded, line, end }) => {
          const net = line.at(-1)?.sum ?? 0;
          const signed = words.net(money(Math.abs(net)), Math.sign(net) as -1 | 0 | 1);
          return (
            <li key={`${talla}-${line[0]?.coup}`}>
              <p className="bank-head">
                <strong>{banker}</strong>
                <span className={net > 0 ? 'is-won' : ''}>{signed}</span>
              </p>
              <BankLine
                sums={line.map(({ sum }) => sum)}
                most={most}
                least={least}
                label={words.banks.one(banker, line.length, signed)}
              />
              <p className="quiet">
                {[
                  tallas.length > 1 && words.shoes.talla(talla),
                  words.banks.coups(line.length),
                  awarded !== null && words.banks.awarded(money(awarded)),
                  end === null ? words.banks.goesOn : words.banks.ends[end],
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          );
        })}
      </ol>
      {shown.length < banks.length && <Button onPress={() => setWhole(true)}>{words.banks.all(banks.length)}</Button>}
    </section>
  );
}
