import type { HostedSheet } from '@sabot/protocol';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../client/house.ts';
import { toLobby } from '../client/route.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { useOwnTableWords } from './own-table-words.ts';
import { hostedPath } from './sit-at-own.ts';

const LOOK_AGAIN_MS = 1500;

interface AskedProps {
  readonly table: string;
  readonly host: string | null;
  readonly onIn: () => void;
}

/** The host has been asked: one waits here until they say yes or no. */
export function Asked({ table, host, onIn }: AskedProps) {
  const { join: words } = useOwnTableWords();
  const [isTurnedAway, setTurnedAway] = useState(false);
  const isIn = useRef(false);
  const comeIn = useRef(onIn);
  comeIn.current = onIn;
  useEffect(() => {
    const look = async (): Promise<void> => {
      const reply = await ask<HostedSheet>(hostedPath(table));
      if (isIn.current) return;
      const you = reply.ok ? reply.value.you : reply.refusal.code === 'unknown-table' ? 'nobody' : 'asking';
      if (you === 'admitted' || you === 'host') {
        isIn.current = true;
        comeIn.current();
      }
      setTurnedAway(you === 'nobody' || you === 'removed');
    };
    const looking = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => clearInterval(looking);
  }, [table]);
  if (isTurnedAway) {
    return (
      <>
        <p role="alert">{words.turnedAway}</p>
        <RoomLink to={toLobby}>{words.toLobby}</RoomLink>
      </>
    );
  }
  return <p role="status">{words.asked(host)}</p>;
}
