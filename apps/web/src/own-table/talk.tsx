import { GESTURES, type Gesture, lineFault, MOST_IN_A_LINE, type SaidMessage, type Spoken } from '@sabot/protocol';
import { moneyIn, refusalIn } from '@sabot/words';
import { type FormEvent, useRef, useState } from 'react';
import { useDesk } from '../client/use-desk.ts';
import { timeIn } from '../locales/times.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { Button, GREYED } from '../ui/button.tsx';
import { useOwnTableWords } from './own-table-words.ts';
import { hearsTalk } from './use-talk.ts';

/** Pictures beside the words: not every machine has them. */
const SIGNS: Readonly<Record<Gesture, string>> = {
  wave: '👋',
  applaud: '👏',
  thank: '🙏',
  laugh: '😄',
  sigh: '😔',
  toast: '🥂',
};

/** One thing that was said, in a line. */
export function SaidLine({ said: { by, what } }: { readonly said: SaidMessage }) {
  const { talk } = useOwnTableWords();
  if (what.is === 'line') {
    return (
      <>
        <b>{by}:</b> {what.line}
      </>
    );
  }
  return (
    <>
      <span aria-hidden>{SIGNS[what.gesture]}</span> <b>{by}</b> {talk.gestures[what.gesture]}
    </>
  );
}

interface TalkProps {
  readonly table: string;
  readonly heard: readonly SaidMessage[];
  readonly isDeaf: boolean;
  /** Whoever has no place at the table listens. */
  readonly mayTalk: boolean;
}

/** What people at the table say to each other: it is no part of the game and is kept nowhere. */
export function Talk({ table, heard, isDeaf, mayTalk }: TalkProps) {
  const { talk: words } = useOwnTableWords();
  const { dictionary } = useWords();
  const spoken = useLanguage();
  const desk = useDesk();
  const [line, setLine] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const fault = line === '' ? null : lineFault(line);
  const say = async (what: Spoken): Promise<void> => {
    const answer = await desk.connection.say(table, what);
    if (answer.ok) {
      setRefused(null);
      if (what.is === 'line') setLine('');
    } else setRefused(refusalIn(dictionary, answer.refusal, { money: (cents) => moneyIn(spoken, cents), game: null }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (line.trim() === '' || fault !== null) return;
    // The next line can be written at once.
    field.current?.focus();
    void say({ is: 'line', line });
  };
  return (
    <div className="talk">
      <p className="quiet">{words.about}</p>
      <label className="term-flag">
        <input
          type="checkbox"
          checked={isDeaf}
          onChange={(event) => hearsTalk.choose(event.target.checked ? 'no' : 'yes')}
        />
        <span>{words.mute}</span>
      </label>
      {!isDeaf && (
        <ol className="talk-lines" role="log" aria-label={words.lines}>
          {heard.length === 0 && <li className="quiet">{words.nothing}</li>}
          {heard.map((said) => (
            <li key={said.no}>
              <SaidLine said={said} /> <time className="quiet">{timeIn(spoken, said.at)}</time>
            </li>
          ))}
        </ol>
      )}
      {mayTalk && !isDeaf && (
        <>
          <fieldset className="gestures">
            <legend className="sr-only">{words.gesture}</legend>
            {GESTURES.map((gesture) => (
              <Button key={gesture} onPress={() => void say({ is: 'gesture', gesture })}>
                <span aria-hidden>{SIGNS[gesture]}</span> {words.make[gesture]}
              </Button>
            ))}
          </fieldset>
          <form className="talk-say" onSubmit={submit}>
            <label htmlFor="talk-line">{words.line}</label>
            <input
              id="talk-line"
              ref={field}
              value={line}
              maxLength={MOST_IN_A_LINE * 2}
              autoComplete="off"
              aria-invalid={fault !== null}
              aria-describedby="talk-fault"
              onChange={(event) => setLine(event.target.value)}
            />
            <button type="submit" className="button" {...((line.trim() === '' || fault !== null) && GREYED)}>
              {words.say}
            </button>
          </form>
          <p id="talk-fault" className="refused" role="status">
            {fault !== null && fault !== 'empty' ? words.faults[fault] : refused}
          </p>
        </>
      )}
    </div>
  );
}
