import { moneyIn } from '@sabot/words';
import './account.css';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { Sheet } from '../ui/sheet.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { LimitsForm } from './limits-form.tsx';
import { PurseSummary } from './purse-summary.tsx';
import { SessionsForm } from './sessions-form.tsx';
import { StatementList } from './statement-list.tsx';

/** What one has, and behind it the account, the limits and new chips. */
export function Purse() {
  const words = useWords().shell;
  const spoken = useLanguage();
  const desk = useDesk();
  const guest = useCell(desk.guest);
  const [isOpen, setOpen] = useState(false);
  if (!guest) return <span className="pill purse-nobody">{words.playMoney}</span>;
  const open = (): void => {
    void desk.refreshGuest();
    setOpen(true);
  };
  return (
    <>
      <AriaButton className="purse" onPress={open}>
        <span className="purse-name">{guest.name}</span>
        <strong>{moneyIn(spoken, guest.chips)}</strong>
        <small>{words.playMoney}</small>
        <span className="sr-only">{words.purse.open}</span>
      </AriaButton>
      <Sheet title={words.purse.title(guest.name)} open={isOpen} onClose={() => setOpen(false)}>
        <PurseSummary guest={guest} onGo={() => setOpen(false)} />
        <Tabs
          label={words.purse.tabs}
          items={[
            { id: 'statement', title: words.purse.statement, content: <StatementList onGo={() => setOpen(false)} /> },
            { id: 'limits', title: words.purse.limits, content: <LimitsForm /> },
            { id: 'sessions', title: words.purse.sessions, content: <SessionsForm /> },
          ]}
        />
      </Sheet>
    </>
  );
}
