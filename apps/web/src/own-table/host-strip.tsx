import './own-table.css';
import { isNamedIn, namesIn } from '@sabot/engine/by-name';
import type { HostedNotice, TableMessage } from '@sabot/protocol';
import { useRef, useState } from 'react';
import { toEveningAt } from '../client/route.ts';
import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { HostPanel } from './host-panel.tsx';
import { useOwnTableWords } from './own-table-words.ts';
import { SaidLine, Talk } from './talk.tsx';
import { type HostedTable, useHosted } from './use-hosted.ts';
import { useTalk } from './use-talk.ts';

interface HostStripProps {
  readonly table: string;
  readonly message: TableMessage;
  readonly notice: HostedNotice;
}

/** How many people the law still waits for, in all places together. */
const missingOf = ({ situation }: TableMessage): number =>
  (situation?.missing?.company ?? []).reduce((sum, { have, need }) => sum + Math.max(0, need - have), 0);

/** Above a table that somebody opened: whose it is, who is missing, and what is asked of whom. */
export default function HostStrip({ table, message, notice }: HostStripProps) {
  const { strip: words, panel, talk } = useOwnTableWords();
  const you = useCell(useDesk().connection.you);
  const { heard, fresh, isDeaf } = useTalk(table);
  const [isTalking, setTalking] = useState(false);
  const read = useRef(0);
  if (isTalking || isDeaf) read.current = heard.at(-1)?.no ?? 0;
  const unread = heard.filter(({ no, by }) => no > read.current && by !== you).length;
  const people = namesIn(message.view.people);
  const hosted = useHosted(table, `${JSON.stringify(notice)} ${people.join()}`);
  const isHost = you !== null && you === notice.host;
  const [isOpen, setOpen] = useState(() => isHost && location.hash === '#invite');
  const host = notice.host;
  const whose = host === null ? words.ofHouse : isHost ? words.yours : words.of(host);
  return (
    <section className="host-strip" aria-label={words.label}>
      <p className="host-whose">{whose}</p>
      <p className="host-says" role="status">
        <Says message={message} notice={notice} hosted={hosted} isHost={isHost} you={you} />
      </p>
      {notice.offered !== null && notice.offered === you && (
        <span className="host-ways">
          <Button kind="act" onPress={() => void hosted.act({ act: 'take-over' })}>
            {words.take}
          </Button>
          <Button onPress={() => void hosted.act({ act: 'decline' })}>{words.decline}</Button>
        </span>
      )}
      {fresh !== null && !isTalking && (
        <p className="talk-fresh">
          <SaidLine said={fresh} />
        </p>
      )}
      {!notice.isQuiet && (
        <Button
          onPress={() => setTalking(true)}
          label={unread > 0 ? `${talk.open}: ${talk.unread(unread)}` : talk.open}
        >
          {talk.open}
          {unread > 0 && <span className="host-count">{unread}</span>}
        </Button>
      )}
      {isHost ? (
        <Button onPress={() => setOpen(true)} label={words.manage}>
          {words.manage}
          {notice.asking.length > 0 && <span className="host-count">{notice.asking.length}</span>}
        </Button>
      ) : (
        <RoomLink to={toEveningAt(table)}>{words.evening}</RoomLink>
      )}
      <Sheet title={talk.title} open={isTalking} onClose={() => setTalking(false)} tall>
        <Talk
          table={table}
          heard={heard}
          isDeaf={isDeaf}
          mayTalk={you !== null && isNamedIn(message.view.people, you)}
        />
      </Sheet>
      <Sheet title={panel.title} open={isOpen && isHost} onClose={() => setOpen(false)} tall>
        <HostPanel table={table} notice={notice} hosted={hosted} you={you} />
      </Sheet>
    </section>
  );
}

interface SaysProps extends Pick<HostStripProps, 'message' | 'notice'> {
  readonly hosted: HostedTable;
  readonly isHost: boolean;
  readonly you: string | null;
}

/** One thing at a time: what somebody has to do about comes first. */
function Says({ message, notice, hosted, isHost, you }: SaysProps) {
  const { strip: words } = useOwnTableWords();
  const { paused, isClosing, asking, offered, isHostHere, host } = notice;
  const missing = missingOf(message);
  const away = (hosted.sheet?.people ?? [])
    .filter(({ name, isHere }) => !isHere && !message.bots.includes(name))
    .map(({ name }) => name);
  const first = [
    hosted.refused,
    isClosing && words.closing,
    offered !== null && (offered === you ? words.offered : words.offeredTo(offered)),
    isHost && asking.length > 0 && words.asking(asking),
    paused !== null && words.paused(paused.by),
  ].filter((line) => typeof line === 'string');
  const said = [
    ...first,
    // The felt says it as well.
    missing > 0 && first.length === 0 && words.missing(missing),
    away.length > 0 && words.away(away),
    host !== null && !isHostHere && !away.includes(host) && words.hostLeft,
    hosted.sheet?.sees === 'one-coup-late' && words.late,
  ].filter((line) => typeof line === 'string');
  return <>{said.slice(0, 3).join(' ')}</>;
}
