import { lookUp } from '@sabot/engine/by-name';
import { useState } from 'react';
import type { Cell } from '../../client/cell.ts';
import { Button } from '../../ui/button.tsx';
import { Why } from '../../ui/why.tsx';
import { MyResult, useMyCoup } from '../any-game/my-result.tsx';
import { useAllGently } from '../any-game/use-gently.ts';
import type { Note, Notes } from './notes.ts';
import { useCirculo } from './use-circulo.ts';

/** Somebody's own notes, the newest first. */
export const notesFor = ({ said, old }: Notes, you: string | null): readonly Note[] =>
  [...old, ...said].filter(({ player }) => player === you).toReversed();

/** A note in a sentence. */
export function useNoteLine(): (note: Note) => string {
  const { circulo, money, nameOf } = useCirculo();
  const { notes } = circulo;
  const of = (reasons: Readonly<Record<string, string>>, why: string): string => lookUp(reasons, why) ?? '';
  return (note) => {
    switch (note.kind) {
      case 'banco-lost':
      case 'mesa-lost':
        return notes[note.kind](nameOf(note.to));
      case 'banco-short':
        return notes[note.kind]();
      case 'trimmed':
        return note.plays === 0 ? notes.untaken(money(note.back)) : notes.trimmed(money(note.plays), money(note.back));
      case 'halved':
        return notes.halved(money(note.plays), money(note.back));
      case 'returned':
        return note.to === undefined
          ? notes.returned(money(note.amount))
          : notes.givenWay(money(note.amount), nameOf(note.to));
      case 'unseated':
        return `${of(notes.unseated, note.why)} ${notes.stillStanding}`;
      case 'passed-over':
        return of(notes['passed-over'], note.why);
      case 'share':
        return note.amount > 0 ? notes.won(money(note.amount)) : notes.lost(money(-note.amount));
      default:
        return note satisfies never;
    }
  };
}

/** What the result of the coup says too; the coup's account keeps them. */
const OF_THE_RESULT: ReadonlySet<Note['kind']> = new Set(['share', 'trimmed', 'halved', 'returned']);

/**
 * What has become of your own call, stake, seat or share, the newest first: it stays until it was read, or the next coup
 * is dealt. Beside it, or alone, what the last coup brought you.
 */
export function OwnNotes({ scene }: { readonly scene: Cell<{ readonly notes: Notes }> }) {
  const { circulo, you, message } = useCirculo();
  const { notes } = useAllGently(scene);
  const line = useNoteLine();
  const [read, setRead] = useState<readonly Note[]>([]);
  const coup = useMyCoup();
  // The result of the coup before has said it: where a new stake has taken that away, it does not come back.
  const isTold = (one: Note): boolean =>
    OF_THE_RESULT.has(one.kind) && (coup !== null || (one.kind !== 'returned' && notes.old.includes(one)));
  const [note] = notesFor(notes, you).filter((one) => !read.includes(one) && !isTold(one));
  if (note === undefined) {
    return (
      coup && (
        <div className="own-notes">
          <MyResult coup={coup} />
        </div>
      )
    );
  }
  return (
    <section className="own-notes" role="status" aria-label={circulo.notes.title}>
      {coup && <MyResult coup={coup} brief />}
      <p>
        {line(note)} <Why ruleset={message.ruleset} grounds={note.grounds} about={line(note)} />
      </p>
      <Button kind="quiet" onPress={() => setRead([...read, note])} label={circulo.notes.close}>
        ×
      </Button>
    </section>
  );
}
