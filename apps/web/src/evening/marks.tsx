import type { EveningSheet } from '@sabot/protocol';
import { moneyIn } from '@sabot/words';
import type { ReactNode } from 'react';
import { useLanguage } from '../locales/words.ts';
import { useEveningWords } from './evening-words.ts';

interface MarkProps {
  readonly title: string;
  readonly line: string;
  readonly children: ReactNode;
}

function Mark({ title, line, children }: MarkProps) {
  return (
    <li>
      <h3>{title}</h3>
      <p className="mark-line">{line}</p>
      <p className="quiet">{children}</p>
    </li>
  );
}

/** The longest bank, the boldest banco, the biggest win: whichever of them there was. */
export function Marks({ sheet: { banks, longestBank, boldestBanco, biggestWin } }: { readonly sheet: EveningSheet }) {
  const words = useEveningWords();
  const { marks, where } = words;
  const spoken = useLanguage();
  const money = (cents: number): string => moneyIn(spoken, cents);
  const names = new Intl.ListFormat(spoken);
  const bank = longestBank === null ? undefined : banks[longestBank];
  if (bank === undefined && boldestBanco === null && biggestWin === null) return null;
  const net = bank?.line.at(-1)?.sum ?? 0;
  return (
    <section aria-labelledby="evening-marks">
      <h2 className="section-title" id="evening-marks">
        {marks.title}
      </h2>
      <ul className="evening-marks">
        {bank !== undefined && (
          <Mark title={marks.longest} line={marks.longestLine(bank.banker, bank.line.length)}>
            {words.net(money(Math.abs(net)), Math.sign(net) as -1 | 0 | 1)} ·{' '}
            {where(bank.talla, bank.line[0]?.coup ?? 0)}
          </Mark>
        )}
        {boldestBanco !== null && (
          <Mark
            title={boldestBanco.as === 'mesa' ? marks.boldestMesa : marks.boldest}
            line={marks.boldestLine(names.format(boldestBanco.players), money(boldestBanco.amount))}
          >
            {boldestBanco.net === 0
              ? marks.even
              : marks[boldestBanco.net > 0 ? 'won' : 'lost'](money(Math.abs(boldestBanco.net)))}{' '}
            · {where(boldestBanco.talla, boldestBanco.coup)}
          </Mark>
        )}
        {biggestWin !== null && (
          <Mark title={marks.biggest} line={marks.biggestLine(biggestWin.name, money(biggestWin.net))}>
            {where(biggestWin.talla, biggestWin.coup)}
          </Mark>
        )}
      </ul>
    </section>
  );
}
