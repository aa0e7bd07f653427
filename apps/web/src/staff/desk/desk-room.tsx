import type { Pit, PitTable } from '@sabot/protocol';
import { useState } from 'react';
import { tell } from '../../client/house.ts';
import { Button } from '../../ui/button.tsx';
import { Authorisations } from './authorisations.tsx';
import { useDeskWords } from './desk-words.ts';
import { OpenTableForm } from './open-table-form.tsx';

interface DeskRoomProps {
  readonly pit: Pit;
  readonly nameOf: (table: string) => string;
  readonly changed: () => Promise<void>;
}

/** The director’s desk: tables opened and closed, and what is authorised. */
export function DeskRoom({ pit, nameOf, changed }: DeskRoomProps) {
  const { tables } = useDeskWords();
  return (
    <>
      <section className="staff-part" aria-label={tables.title}>
        <h2>{tables.title}</h2>
        <p className="quiet">{tables.about}</p>
        <ul className="desk-tables">
          {pit.map((one) => (
            <TableLine key={one.table} at={one} name={nameOf(one.table)} changed={changed} />
          ))}
        </ul>
      </section>
      <OpenTableForm changed={changed} />
      <Authorisations />
    </>
  );
}

interface TableLineProps {
  readonly at: PitTable;
  readonly name: string;
  readonly changed: () => Promise<void>;
}

/** One table, with its end in two presses. */
function TableLine({ at, name, changed }: TableLineProps) {
  const { tables } = useDeskWords();
  const [isSure, askSure] = useState(false);
  const [fault, setFault] = useState('');
  const close = async (): Promise<void> => {
    const reply = await tell(`/api/staff/tables/${encodeURIComponent(at.table)}/close`, {});
    setFault(reply.ok ? '' : reply.refusal.line);
    askSure(false);
    await changed();
  };
  const isOpen = at.phase !== 'closed' && at.phase !== 'unopened';
  const state = at.phase === 'closed' ? tables.closed : at.phase === 'unopened' ? tables.unopened : '';
  return (
    <li className="desk-table">
      <span>
        {name} <span className="quiet">{at.closing === null ? state : tables.closing(at.closing)}</span>
      </span>
      {isOpen && at.closing === null && !isSure && (
        <Button kind="quiet" label={tables.closeLabel(name)} onPress={() => askSure(true)}>
          {tables.close}
        </Button>
      )}
      {isSure && (
        <span className="staff-keys">
          <Button onPress={() => void close()}>{tables.sure}</Button>
          <Button kind="quiet" onPress={() => askSure(false)}>
            {tables.keep}
          </Button>
        </span>
      )}
      <span role="alert" className="staff-fault">
        {fault}
      </span>
    </li>
  );
}
