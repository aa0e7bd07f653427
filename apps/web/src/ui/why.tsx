import './why.css';
import { type ReactNode, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useWords } from '../locales/words.ts';
import { Grounds } from './grounds.tsx';
import { Sheet } from './sheet.tsx';

interface WhyProps {
  readonly ruleset: string;
  /** `RULE` or `RULE~READING`, as the house sends them. */
  readonly grounds: readonly string[];
  /** What is being asked about, in a sentence: the heading of the answer. */
  readonly about?: string;
  /** Shown in the button instead of “Why?”. */
  readonly children?: ReactNode;
  /** The button's name where its text alone does not tell what is asked. */
  readonly label?: string;
  readonly className?: string;
}

/** “Why?”: a button that opens the grounds something rests on. */
export function Why({ ruleset, grounds, about, children, label, className = '' }: WhyProps) {
  const words = useWords().ui;
  const [open, setOpen] = useState(false);
  if (grounds.length === 0 && children === undefined) return null;
  return (
    <>
      <AriaButton
        className={`why ${className}`}
        onPress={() => setOpen(true)}
        {...(label !== undefined && { 'aria-label': label })}
        {...(label === undefined &&
          about !== undefined &&
          children === undefined && { 'aria-label': `${words.why} ${about}` })}
      >
        {children ?? words.why}
      </AriaButton>
      {open && (
        <Sheet title={about ?? words.why} open onClose={() => setOpen(false)}>
          <Grounds ruleset={ruleset} grounds={grounds} />
        </Sheet>
      )}
    </>
  );
}
