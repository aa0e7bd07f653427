import { useEffect, useState } from 'react';
import { useWords } from '../locales/words.ts';
import { useTerms } from '../table/any-game/table-context.ts';
import { Button } from '../ui/button.tsx';
import { isWriting } from '../ui/is-writing.ts';
import { HowSheet } from './how-sheet.tsx';

/** From the table to the page that says how its game goes. */
export function HowButton() {
  const { card, language } = useTerms();
  const { how } = useWords().newcomer;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === '?' && !isWriting(event.target)) setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button kind="quiet" className="how-button" onPress={() => setOpen(true)} label={how.open}>
        <i aria-hidden>?</i>
        <span>{how.open}</span>
      </Button>
      {isOpen && (
        <HowSheet game={card.game} name={card.name[language]} ruleset={card.ruleset} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
