import './aside.css';
import type { ClaimAnswer, Notice, TableMessage } from '@sabot/protocol';
import { moneyIn, refusalIn } from '@sabot/words';
import { useState } from 'react';
import { tell } from '../../client/house.ts';
import { useTold } from '../../history/tell-event.ts';
import { useLanguage, useWords } from '../../locales/words.ts';
import { StoppedLine, useNoticeLine } from '../../staff/at-table/floor-notices.tsx';
import { useStaffWords } from '../../staff/staff-words.ts';
import { Button } from '../../ui/button.tsx';
import { Why } from '../../ui/why.tsx';
import type { Ruled } from './ruled.ts';

interface NoticesProps {
  readonly message: TableMessage;
  readonly you: string | null;
  /** Whoever looks has a place at this table. */
  readonly isHere: boolean;
  readonly ruled: readonly Ruled[];
  readonly forget: () => void;
}

/** Who has stopped the table, what was seen, who claims what, what was decided and why. */
export default function AsideNotices({ message, you, isHere, ruled, forget }: NoticesProps) {
  const { floor } = useStaffWords();
  const { line } = useNoticeLine(message.game);
  const { stopped = null, notices = [], closing } = message.aside ?? {};
  const told = notices.filter(({ kind }) => kind !== 'ruled');
  return (
    <aside className="table-aside" aria-label={floor.label}>
      <div className="table-aside-slip" role="status">
        <StoppedLine stopped={stopped} />
        {closing !== undefined && <p className="floor-stopped">{floor.closing(closing.by)}</p>}
        {told.map((one) => (
          <div key={one.id} className="aside-line">
            <span>{line(one)}</span>
            {one.kind === 'seen' && isHere && stopped === null && <ClaimKey message={message} seen={one} />}
          </div>
        ))}
        {ruled.length > 0 && (
          <RuledLines message={message} you={you} ruled={ruled} by={notices.findLast(({ kind }) => kind === 'ruled')} />
        )}
        {ruled.length > 0 && (
          <Button kind="quiet" onPress={forget}>
            {floor.close}
          </Button>
        )}
      </div>
    </aside>
  );
}

/** What was decided, line by line, each with its article; and who decided it. */
function RuledLines({
  message,
  you,
  ruled,
  by,
}: Pick<NoticesProps, 'message' | 'you' | 'ruled'> & { readonly by: Notice | undefined }) {
  const { floor, roles } = useStaffWords();
  const tellEvent = useTold(message.game, you);
  const answered = by?.answered;
  return (
    <div className="aside-ruled">
      <strong>
        {answered == null ? floor.ruledByHouse : floor.ruled(answered.name, roles[answered.role] ?? answered.role)}
      </strong>
      <ul>
        {ruled.map(({ no, event }) => {
          const said = tellEvent(event);
          return (
            said !== null && (
              <li key={no}>
                <span>{said}</span> <Why ruleset={message.ruleset} grounds={event.grounds ?? []} about={said} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

/** Whoever has noticed an error may claim it, where the text lets a player claim. */
function ClaimKey({ message, seen }: { readonly message: TableMessage; readonly seen: Notice }) {
  const { floor } = useStaffWords();
  const { named } = useNoticeLine(message.game);
  const { dictionary } = useWords();
  const spoken = useLanguage();
  const [fault, setFault] = useState('');
  const claim = async (): Promise<void> => {
    const path = `/api/tables/${encodeURIComponent(message.table)}/claims`;
    const reply = await tell<ClaimAnswer>(path, { incident: seen.incident, facts: seen.facts });
    if (!reply.ok) setFault(reply.refusal.line);
    else if (!reply.value.ok)
      setFault(
        refusalIn(dictionary, reply.value.refusal, { money: (cents) => moneyIn(spoken, cents), game: message.game }),
      );
  };
  return (
    <>
      <Button label={floor.claimLabel(named(seen.incident))} onPress={() => void claim()}>
        {floor.claimThis}
      </Button>
      <span role="alert" className="staff-fault">
        {fault}
      </span>
    </>
  );
}
