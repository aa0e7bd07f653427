import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useWords } from '../../locales/words.ts';
import { Grounds } from '../../ui/grounds.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useTerms } from './table-context.ts';

export interface Greyed {
  readonly control: string;
  readonly reason: string;
  /** What it rests on, where it is a rule and not only that there is nothing to do. */
  readonly grounds?: readonly string[];
}

/** “Why?” for what is in sight and cannot be used now: each control with its reason. */
export function WhyGreyed({ greyed }: { readonly greyed: readonly Greyed[] }) {
  const { words, card } = useTerms();
  const { why } = useWords().ui;
  const [open, setOpen] = useState(false);
  if (greyed.length === 0) return null;
  const names = greyed.map(({ control }) => control).join(', ');
  return (
    <>
      <AriaButton className="why" aria-label={`${why} ${names}`} onPress={() => setOpen(true)}>
        {why}
      </AriaButton>
      {open && (
        <Sheet title={words.stakes.greyed} open onClose={() => setOpen(false)}>
          <div className="facts">
            {greyed.map(({ control, reason, grounds = [] }) => (
              <section key={control}>
                <p>
                  <b>{control}</b>: {reason}
                </p>
                {grounds.length > 0 && <Grounds ruleset={card.ruleset} grounds={grounds} />}
              </section>
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}
