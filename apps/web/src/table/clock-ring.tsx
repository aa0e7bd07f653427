import './clock-ring.css';
import type { Awaited } from '@sabot/protocol';
import { useEffect, useState } from 'react';
import { useWords } from '../locales/words.ts';

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** How long the table still waits: a ring that empties, and the seconds. Only rotation moves. */
export function ClockRing({ awaited }: { readonly awaited: Awaited | undefined }) {
  const until = awaited?.until ?? null;
  if (until === null) return <div className="clock-ring is-idle" aria-hidden />;
  return <Running key={until} until={until} urgent={awaited?.clock === 'stakes'} />;
}

function Running({ until, urgent }: { readonly until: number; readonly urgent: boolean }) {
  const words = useWords().table.now;
  const [whole] = useState(() => Math.max(1, until - Date.now()));
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  const half = { animationDuration: `${whole / 2}ms` };
  return (
    <div
      className={`clock-ring ${urgent && left <= 5 ? 'is-urgent' : ''}`}
      role="timer"
      aria-label={words.seconds(left)}
    >
      <span className="clock-half is-first">
        <i style={half} />
      </span>
      <span className="clock-half is-second">
        <i style={{ ...half, animationDelay: `${whole / 2}ms` }} />
      </span>
      <b aria-hidden>{left}</b>
    </div>
  );
}
