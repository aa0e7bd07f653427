import type { Actor } from '@sabot/engine';
import { NotationError } from '../error.ts';
import type { Cursor } from './cursor.ts';
import type { ActorNode, Word } from './syntax.ts';

const NAMELESS = new Set(['croupier', 'shoe']);
const NAMED = new Set(['inspector', 'director']);

/** Takes the colon off a name: `ana:` in one piece, or `"Ana María":` where the name is quoted. */
function named(cursor: Cursor, name: Word): string {
  if (name.kind === 'word') {
    if (!name.text.endsWith(':') || name.text === ':') {
      throw new NotationError(cursor.at, (say) => say.missing.colon);
    }
    return name.text.slice(0, -1);
  }
  const colon = cursor.peek();
  if (colon?.kind !== 'word' || colon.text !== ':') {
    throw new NotationError(cursor.at, (say) => say.missing.colon);
  }
  cursor.word();
  return name.text;
}

/**
 * `croupier:`, `shoe:`, `inspector NAME:`, `director NAME:`, or a player's `NAME:`. A quoted name is never staff.
 * Only where somebody is awaited may an inspector or director stand without a name.
 */
export function parseActor(cursor: Cursor, awaited = false): ActorNode {
  const first = cursor.word((say) => say.missing.actor);
  const { at } = first;
  const bare = first.kind === 'word' ? first.text.replace(/:$/, '') : '';
  if (NAMED.has(bare)) {
    const kind = bare as 'inspector' | 'director';
    if (first.text.endsWith(':') && awaited) return { actor: { kind, id: '' }, at };
    if (first.text.endsWith(':')) throw new NotationError(at, (say) => say.staffActsUnderAName(bare));
    const id = named(
      cursor,
      cursor.word((say) => say.missing.staffName(bare)),
    );
    return { actor: { kind, id }, at };
  }
  const id = named(cursor, first);
  const actor: Actor = NAMELESS.has(bare) ? { kind: bare as 'croupier' | 'shoe' } : { kind: 'player', id };
  return { actor, at };
}
