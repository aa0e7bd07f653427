import { lookUp } from '@sabot/engine/by-name';
import type { Authorisation, Authorisations as Told } from '@sabot/protocol';
import { moneyIn } from '@sabot/words';
import { useCallback, useEffect, useState } from 'react';
import { ask, tell } from '../../client/house.ts';
import { useCell } from '../../client/use-cell.ts';
import { useDesk } from '../../client/use-desk.ts';
import { shortDayIn } from '../../locales/times.ts';
import { useLanguage } from '../../locales/words.ts';
import { useOwnTableWords } from '../../own-table/own-table-words.ts';
import { Button } from '../../ui/button.tsx';
import { AuthorisationForm } from './authorisation-form.tsx';
import { useDeskWords } from './desk-words.ts';
import { freshId } from './open-table-form.tsx';

const A_DAY = 24 * 3600_000;

/** What is authorised, from when till when; a new one is kept, an old one is withdrawn with a reason. */
export function Authorisations() {
  const { authority: words } = useDeskWords();
  const [all, setAll] = useState<Told>([]);
  const look = useCallback(async () => {
    const reply = await ask<Told>('/api/staff/authorisations');
    if (reply.ok) setAll(reply.value);
  }, []);
  useEffect(() => void look(), [look]);
  return (
    <section className="staff-part" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="quiet">{words.about}</p>
      {all.length === 0 && <p>{words.none}</p>}
      <ul className="staff-cases">
        {all.map((one) => (
          <Kept key={one.id} one={one} changed={look} />
        ))}
      </ul>
      <details>
        <summary>{words.add}</summary>
        <AuthorisationForm changed={look} />
      </details>
    </section>
  );
}

interface KeptProps {
  readonly one: Authorisation;
  readonly changed: () => Promise<void>;
}

function Kept({ one, changed }: KeptProps) {
  const { authority: words } = useDeskWords();
  const spoken = useLanguage();
  const card = useCell(useDesk().rulesets)?.find(({ ruleset }) => ruleset === one.ruleset);
  const day = (at: number): string => shortDayIn(spoken, at);
  // The end is the first moment at which it counts no more: people name the last day on which it does.
  const dates = words.between(day(one.from), one.until === null ? null : day(one.until - 1));
  const now = Date.now();
  const standing =
    one.withdrawn !== null
      ? words.withdrawn(one.withdrawn.by, one.withdrawn.reason)
      : one.isInForce
        ? words.inForce
        : now < one.from
          ? words.later
          : one.until !== null && now >= one.until
            ? words.over
            : words.behind;
  return (
    <li className={`staff-case ${one.isInForce ? '' : 'is-past'}`}>
      <h3>{card === undefined ? one.ruleset : `${card.name[spoken]} · ${card.short[spoken]}`}</h3>
      <p>
        {one.reference} · {dates} · <strong>{standing}</strong>
      </p>
      <TermsTold one={one} />
      <p className="quiet">{words.kept(one.by, day(one.at))}</p>
      {one.withdrawn === null && (one.until === null || now < one.until + A_DAY) && (
        <Withdraw one={one} changed={changed} />
      )}
    </li>
  );
}

function TermsTold({ one }: { readonly one: Authorisation }) {
  const { authority: words } = useDeskWords();
  const { settings, choices } = useOwnTableWords();
  const spoken = useLanguage();
  const told = Object.entries(one.terms).flatMap(([term, given]) => {
    if (given === undefined) return [];
    const name = lookUp(settings, term) ?? term;
    const written = (figure: number): string => (term === 'decks' ? String(figure) : moneyIn(spoken, figure));
    if ('least' in given)
      return [words.band(name, written(given.least), given.most === null ? null : written(given.most))];
    if (term === 'unlimited') return given.options.includes(true) ? [words.unlimited] : [];
    return [words.list(name, given.options.map((option) => lookUp(choices, String(option)) ?? option).join(', '))];
  });
  return <p>{told.length === 0 ? words.nothing : told.join(' · ')}</p>;
}

function Withdraw({ one, changed }: KeptProps) {
  const { authority: words } = useDeskWords();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const withdraw = async (): Promise<void> => {
    const body = { commandId: freshId(), reason };
    const reply = await tell(`/api/staff/authorisations/${one.id}/withdraw`, body);
    setFault(reply.ok ? '' : reply.refusal.line);
    await changed();
  };
  return (
    <details>
      <summary>{words.withdraw}</summary>
      <div className="staff-form">
        <label>
          <span>{words.reason}</span>
          <input value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
        </label>
        <Button
          label={words.withdrawLabel(one.reference)}
          disabled={reason.trim() === ''}
          onPress={() => void withdraw()}
        >
          {words.withdraw}
        </Button>
        <p role="alert" className="staff-fault">
          {fault}
        </p>
      </div>
    </details>
  );
}
