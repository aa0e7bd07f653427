import type { CoupHistory, GameName, Games } from '@sabot/protocol';
import { moneyIn } from '@sabot/words';
import { type ReactNode, useState } from 'react';
import { timeIn } from '../locales/times.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { ReplayButton } from '../replay/replay-button.tsx';

type AnyCoup = CoupHistory['coups'][number];

/** A coup that is over, as it was witnessed at a table of this game. */
export type PlayedCoup<G extends GameName = GameName> = Omit<AnyCoup, 'events'> & {
  readonly events: readonly { readonly no: number; readonly event: Games[G]['event'] }[];
};

/** What each game's account of a coup is given. */
export interface PlayedProps<G extends GameName = GameName> {
  readonly played: PlayedCoup<G>;
  readonly ruleset: string;
  readonly you: string | null;
  readonly bots: readonly string[];
  /** The table it was played at; without it, it cannot be seen again. */
  readonly table?: string;
}

/** A coup in one line. */
interface CoupSummary {
  readonly outcome: 'punto' | 'banca' | 'tie' | 'annulled' | null;
  readonly totals: readonly (number | null)[];
  readonly isNatural: boolean;
  /** Null: they had no part in it. */
  readonly net: number | null;
}

interface CoupRowProps {
  readonly played: PlayedCoup;
  readonly table: string | undefined;
  readonly summary: CoupSummary;
  /** The whole account, made when it is asked for. */
  readonly account: () => ReactNode;
}

/** A coup that is over: a line that opens to its account. */
export function CoupRow({ played, table, summary, account }: CoupRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="coup-row" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Summary played={played} summary={summary} />
      </summary>
      {isOpen && (
        <div className="coup-body">
          {table !== undefined && <ReplayButton table={table} coup={played.coup} />}
          {account()}
        </div>
      )}
    </details>
  );
}

function Summary({ played, summary }: Pick<CoupRowProps, 'played' | 'summary'>) {
  const words = useWords().history;
  const spoken = useLanguage();
  const { outcome, totals, isNatural, net } = summary;
  return (
    <>
      <span className="coup-no">
        <span className="sr-only">{words.coup(played.coup)}</span>
        <span aria-hidden="true">{played.coup}</span>
      </span>
      {outcome !== null && <span className={`outcome outcome-${outcome}`}>{words.outcomes[outcome]}</span>}
      <span className="coup-totals">
        {totals[0] !== null && (
          <>
            {totals.join(' – ')}
            {isNatural && <small> {words.natural}</small>}
          </>
        )}
      </span>
      {net !== null && (
        <strong className={`coup-net ${net > 0 ? 'is-won' : ''}`}>
          {words.net(moneyIn(spoken, Math.abs(net)), Math.sign(net) as -1 | 0 | 1)}
        </strong>
      )}
      <time dateTime={new Date(played.at).toISOString()}>{timeIn(spoken, played.at)}</time>
    </>
  );
}
