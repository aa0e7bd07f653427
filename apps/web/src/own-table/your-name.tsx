import { refusalLine } from '@sabot/words';
import type { useEntrance } from '../lobby/use-entrance.ts';
import { useWords } from '../locales/words.ts';

const FIELD = 'guest-name';
/** Where the name has to be written anew. */
export const askForName = (): void => document.getElementById(FIELD)?.focus();

/** Asks whoever has not entered yet for their name, and says what is wrong with it. */
export function YourName({
  entrance,
  label,
}: {
  readonly entrance: ReturnType<typeof useEntrance>;
  readonly label: string;
}) {
  const { dictionary } = useWords();
  if (entrance.isKnown) return null;
  return (
    <div className="term is-wide">
      <label htmlFor={FIELD}>{label}</label>
      <input
        id={FIELD}
        value={entrance.name}
        onChange={(event) => entrance.rename(event.target.value)}
        maxLength={32}
        autoComplete="nickname"
        spellCheck={false}
        required
      />
      {entrance.refused !== null && (
        <p className="refused" role="alert">
          {refusalLine(dictionary, entrance.refused.code) ?? entrance.refused.line}
        </p>
      )}
    </div>
  );
}
