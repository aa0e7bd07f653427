import { LANGUAGES, speak } from '../locales/language.ts';
import { useLanguage, useWords } from '../locales/words.ts';

export function Languages() {
  const words = useWords().shell;
  const spoken = useLanguage();
  return (
    <fieldset className="languages">
      <legend className="sr-only">{words.language}</legend>
      {LANGUAGES.map((one) => (
        <button key={one} type="button" aria-pressed={one === spoken} onClick={() => speak(one)} lang={one}>
          <span aria-hidden>{one.toUpperCase()}</span>
          <span className="sr-only">{words.languages[one]}</span>
        </button>
      ))}
    </fieldset>
  );
}
