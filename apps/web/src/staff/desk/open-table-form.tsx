import type { HostedSheet, OpenTableRequest } from '@sabot/protocol';
import { commandIdAt } from '@sabot/protocol';
import { type FormEvent, useRef, useState } from 'react';
import { tell } from '../../client/house.ts';
import { useCell } from '../../client/use-cell.ts';
import { useDesk } from '../../client/use-desk.ts';
import { useLanguage } from '../../locales/words.ts';
import '../../own-table/own-table.css';
import { Terms } from '../../own-table/terms.tsx';
import { type Settings, useTerms } from '../../own-table/use-terms.ts';
import { useDeskWords } from './desk-words.ts';

export const freshId = (): string => commandIdAt(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
const NONE: Settings = {};
const MOST_BOTS = 8;

/** A director opens a table at the running house: on which terms, within what, and why not otherwise. */
export function OpenTableForm({ changed }: { readonly changed: () => Promise<void> }) {
  const { opening: words } = useDeskWords();
  const spoken = useLanguage();
  const cards = useCell(useDesk().rulesets);
  const [chosen, choose] = useState<string | null>(null);
  const [settings, setSettings] = useState<Settings>(NONE);
  const [bots, setBots] = useState(4);
  const [said, setSaid] = useState({ done: '', fault: '' });
  /** The same opening, however often it is sent. */
  const opening = useRef<{ readonly body: string; readonly commandId: string } | null>(null);
  const ruleset = chosen ?? cards?.[0]?.ruleset ?? null;
  const terms = useTerms(ruleset, settings);
  if (cards === null || ruleset === null) return <p role="status">{words.coming}</p>;
  const isLawful = terms?.ok === true && terms.value.refusal === null;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isLawful) return;
    const body: Omit<OpenTableRequest, 'commandId'> = {
      as: 'director',
      ruleset,
      settings,
      pace: 'usual',
      bots: { count: bots, stay: false },
      admission: 'everybody',
      spectators: 'now',
    };
    const written = JSON.stringify(body);
    if (opening.current?.body !== written) opening.current = { body: written, commandId: freshId() };
    const reply = await tell<HostedSheet>('/api/tables', { ...body, commandId: opening.current.commandId });
    if (reply.ok) opening.current = null;
    setSaid(reply.ok ? { done: words.done(reply.value.table), fault: '' } : { done: '', fault: reply.refusal.line });
    await changed();
  };
  return (
    <section className="staff-part" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="quiet">{words.about}</p>
      <form className="own-table-form" onSubmit={(event) => void submit(event)}>
        <label className="term is-wide">
          <span>{words.game}</span>
          <select
            value={ruleset}
            onChange={(event) => {
              choose(event.target.value);
              setSettings(NONE);
            }}
          >
            {cards.map((card) => (
              <option key={card.ruleset} value={card.ruleset}>
                {card.name[spoken]} · {card.short[spoken]}
              </option>
            ))}
          </select>
        </label>
        <Terms key={ruleset} ruleset={ruleset} reply={terms} settings={settings} onChange={setSettings} />
        <label className="term">
          <span>{words.bots}</span>
          <select value={bots} onChange={(event) => setBots(Number(event.target.value))}>
            {Array.from({ length: MOST_BOTS + 1 }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it is
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <p className="quiet">{words.limits}</p>
        <p role="status">{said.done}</p>
        <p role="alert" className="staff-fault">
          {said.fault}
        </p>
        <button type="submit" className="button button-act" disabled={!isLawful}>
          {words.submit}
        </button>
      </form>
    </section>
  );
}
