import type { CoupHistory } from '@sabot/protocol';
import { useState } from 'react';
import { moneyIn, timeIn } from '../locales/money.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { Why } from '../ui/why.tsx';
import { type CoupPicture, netOf, pictureOf } from './coup-picture.ts';
import { HandsDrawn } from './hands-drawn.tsx';
import { SettledStakes } from './settled-stakes.tsx';
import { useTold } from './tell-event.ts';

export type PlayedCoup = CoupHistory['coups'][number];

interface CoupRowProps {
  readonly played: PlayedCoup;
  readonly ruleset: string;
  readonly you: string | null;
  readonly bots: readonly string[];
}

/** Told by the table of stakes already. */
const TOLD_ABOVE = ['StakeSettled', 'StakesSet'];

export function CoupRow({ played, ruleset, you, bots }: CoupRowProps) {
  const words = useWords().history;
  const [isOpen, setOpen] = useState(false);
  const picture = pictureOf(played.events.map(({ event }) => event));
  const { hands, outcome } = picture;
  return (
    <details className="coup-row" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Summary played={played} picture={picture} you={you} />
      </summary>
      {isOpen && (
        <div className="coup-body">
          {(hands.punto.cards.length > 0 || outcome !== 'annulled') && <HandsDrawn picture={picture} />}
          <SettledStakes picture={picture} ruleset={ruleset} you={you} bots={bots} />
          <h4>{words.steps}</h4>
          <Steps played={played} ruleset={ruleset} />
        </div>
      )}
    </details>
  );
}

function Summary({ played, picture, you }: Pick<CoupRowProps, 'played' | 'you'> & { readonly picture: CoupPicture }) {
  const words = useWords().history;
  const spoken = useLanguage();
  const { hands, outcome, isNatural } = picture;
  const net = netOf(picture, you);
  return (
    <>
      <span className="coup-no">
        <span className="sr-only">{words.coup(played.coup)}</span>
        <span aria-hidden="true">{played.coup}</span>
      </span>
      {outcome !== null && <span className={`outcome outcome-${outcome}`}>{words.outcomes[outcome]}</span>}
      <span className="coup-totals">
        {hands.punto.total !== null && (
          <>
            {hands.punto.total} – {hands.banca.total}
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

function Steps({ played, ruleset }: Pick<CoupRowProps, 'played' | 'ruleset'>) {
  const told = useTold();
  return (
    <ol className="coup-steps">
      {played.events.map(({ no, event }) => {
        const line = TOLD_ABOVE.includes(event.type) ? null : told(event);
        if (line === null) return null;
        return (
          <li key={no} className={event.type === 'Called' ? 'is-call' : ''}>
            <span>{line}</span>
            <Why ruleset={ruleset} grounds={event.grounds} about={line} />
          </li>
        );
      })}
    </ol>
  );
}
