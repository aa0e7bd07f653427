import { useLanguage } from '../locales/words.ts';
import { figuresIn } from './figures-in.ts';
import { useLabWords } from './lab-words.ts';
import { type CoupWorth, OFTEN } from './work/coup-work.ts';

/** What else can be said of the next coup. */
export function OftenList({ often }: { readonly often: CoupWorth['often'] }) {
  const words = useLabWords().ends;
  const { percent } = figuresIn(useLanguage());
  return (
    <dl className="lab-often">
      {OFTEN.map((one) => (
        <div key={one}>
          <dt>{words.oftenNames[one]}</dt>
          <dd>{percent(often[one].value)}</dd>
        </div>
      ))}
    </dl>
  );
}
