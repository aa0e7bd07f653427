import { useRef, useState } from 'react';
import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';
import { suggestedName } from './suggested-name.ts';

/** A name the page itself thought of may be taken; it thinks of another. */
const TRIES = 4;

export interface Entrance {
  readonly isKnown: boolean;
  readonly name: string;
  readonly rename: (name: string) => void;
  readonly isBusy: boolean;
  /** The code of why the name was refused, and the house's line for it. */
  readonly refused: { readonly code: string; readonly line: string } | null;
  /** True: there is a guest now. */
  readonly enter: () => Promise<boolean>;
}

export function useEntrance(): Entrance {
  const desk = useDesk();
  const guest = useCell(desk.guest);
  const [name, setName] = useState(suggestedName);
  const [refused, setRefused] = useState<Entrance['refused']>(null);
  const [isBusy, setBusy] = useState(false);
  const isOurs = useRef(true);

  const enter = async (): Promise<boolean> => {
    if (desk.guest.value) return true;
    setBusy(true);
    setRefused(null);
    let given = name.trim();
    let reply = await desk.enter(given);
    for (let tries = 1; !reply.ok && reply.refusal.code === 'name-taken' && isOurs.current && tries < TRIES; tries++) {
      given = suggestedName();
      reply = await desk.enter(given);
    }
    setBusy(false);
    if (!reply.ok) setRefused(reply.refusal);
    return reply.ok;
  };
  const rename = (given: string): void => {
    isOurs.current = false;
    setName(given);
    setRefused(null);
  };
  return { isKnown: Boolean(guest), name, rename, isBusy, refused, enter };
}
