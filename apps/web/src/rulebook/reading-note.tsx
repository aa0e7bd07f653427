import { useLanguage, useWords } from '../locales/words.ts';
import { useReadings } from './use-readings.ts';

/** What the words leave open, how it is read here, and why. */
export function ReadingNote({ id }: { readonly id: string }) {
  const words = useWords().rulebook;
  const spoken = useLanguage();
  const reading = useReadings().find((one) => one.id === id);
  if (reading === undefined) return null;
  return (
    <div className="reading-note">
      <p className="reading-question">
        <span className="reading-id">{id}</span> {reading.question[spoken]}
      </p>
      <p>
        <b>{words.weRead}</b> {reading.answer[spoken]}
      </p>
      <p className="quiet">
        {reading.reason[spoken]} <i>{words.strengths[reading.strength]}</i>
      </p>
    </div>
  );
}
