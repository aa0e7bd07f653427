import type { Limits, LimitsState } from '@sabot/protocol';
import { moneyIn } from '@sabot/words';
import { type FormEvent, useEffect, useState } from 'react';
import { ask, tell } from '../client/house.ts';
import { dateTimeIn } from '../locales/times.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { readAmount } from './read-amount.ts';

const REALITY_MINUTES = [15, 30, 60, 120];

/** What a guest asks to be held to. Stricter counts at once, looser after a day; the house decides that. */
export function LimitsForm() {
  const words = useWords().shell.limitsForm;
  const spoken = useLanguage();
  const [state, setState] = useState<LimitsState | null>(null);
  const [loss, setLoss] = useState('');
  const [reality, setReality] = useState('');
  const [told, setTold] = useState<'kept' | 'failed' | 'unfit' | null>(null);

  const show = (shown: LimitsState): void => {
    const { lossLimit, realityMinutes } = shown.later?.limits ?? shown.now;
    setState(shown);
    setLoss(lossLimit === null ? '' : moneyIn(spoken, lossLimit));
    setReality(realityMinutes === null ? '' : String(realityMinutes));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when the tab is opened
  useEffect(() => {
    void ask<LimitsState>('/api/me/limits').then((reply) => (reply.ok ? show(reply.value) : setTold('failed')));
  }, []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const amount = readAmount(loss);
    if (amount === null && loss.trim() !== '') return setTold('unfit');
    const limits: Limits = { lossLimit: amount, realityMinutes: reality === '' ? null : Number(reality) };
    const reply = await tell<LimitsState>('/api/me/limits', limits, 'PUT');
    if (reply.ok) show(reply.value);
    setTold(reply.ok ? 'kept' : 'failed');
  };

  return (
    <form className="limits-form" onSubmit={(event) => void submit(event)}>
      <p className="quiet">{words.about}</p>
      <label>
        <span>{words.loss}</span>
        <input
          inputMode="decimal"
          value={loss}
          placeholder={words.none}
          onChange={(event) => setLoss(event.target.value)}
        />
      </label>
      {state !== null && <p className="quiet">{words.lostToday(moneyIn(spoken, state.lostToday))}</p>}
      <label>
        <span>{words.reality}</span>
        <select value={reality} onChange={(event) => setReality(event.target.value)}>
          <option value="">{words.never}</option>
          {[...new Set([...REALITY_MINUTES, ...(reality === '' ? [] : [Number(reality)])])].map((minutes) => (
            <option key={minutes} value={minutes}>
              {words.every(minutes)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-act">
        {words.keep}
      </button>
      <p className="quiet" role="status">
        {told !== null && words.told[told]} {state?.later && words.later(dateTimeIn(spoken, state.later.from))}
      </p>
    </form>
  );
}
