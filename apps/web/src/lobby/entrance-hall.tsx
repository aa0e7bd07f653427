import { refusalLine } from '@sabot/words';
import type { FormEvent } from 'react';
import { useWords } from '../locales/words.ts';
import type { Entrance } from './use-entrance.ts';

interface EntranceHallProps {
  readonly entrance: Entrance;
  readonly canSit: boolean;
  readonly sit: () => void;
}

/** The first visit: one name, two sentences, one button. */
export function EntranceHall({ entrance, canSit, sit }: EntranceHallProps) {
  const words = useWords().lobby;
  const { name, rename, refused, isBusy } = entrance;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    sit();
  };
  return (
    <form className="entrance" onSubmit={submit}>
      <div className="entrance-words">
        <h1>{words.welcome.title}</h1>
        <p>{words.welcome.lines}</p>
      </div>
      <div className="entrance-name">
        <label htmlFor="guest-name">{words.welcome.name}</label>
        <div>
          <input
            id="guest-name"
            value={name}
            onChange={(event) => rename(event.target.value)}
            maxLength={32}
            autoComplete="nickname"
            autoCapitalize="words"
            spellCheck={false}
            required
            aria-invalid={refused !== null}
            aria-describedby={refused === null ? undefined : 'guest-name-refused'}
          />
          <button type="submit" className="button button-act" disabled={isBusy || !canSit}>
            {words.seatMe}
          </button>
        </div>
        {refused !== null && (
          <p id="guest-name-refused" className="refused" role="alert">
            <Refusal code={refused.code} line={refused.line} />
          </p>
        )}
      </div>
    </form>
  );
}

function Refusal({ code, line }: { readonly code: string; readonly line: string }) {
  const { dictionary } = useWords();
  return <>{refusalLine(dictionary, code) ?? (line || refusalLine(dictionary, 'unreachable'))}</>;
}
