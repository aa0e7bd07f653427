import { lookUp } from '@sabot/engine/by-name';
import type { Aside, Notice } from '@sabot/protocol';
import { useWords } from '../../locales/words.ts';
import { useStaffWords } from '../staff-words.ts';

/** What errors are called in a game, and what a notice of the table says in one sentence. */
export function useNoticeLine(game: string): {
  named: (one: string) => string;
  line: (notice: Notice) => string | null;
} {
  const { floor } = useStaffWords();
  const { dictionary } = useWords();
  const names = (lookUp(dictionary.games, game)?.incidents ?? {}) as Readonly<Record<string, string>>;
  const named = (one: string): string => lookUp(names, one) ?? one;
  const line = (notice: Notice): string | null => {
    const { kind, incident, by, answered, reason, facts } = notice;
    const what = named(incident);
    const who = by ?? '';
    const answeredBy = answered?.name ?? floor.house;
    switch (kind) {
      case 'seen': {
        const about = facts.player;
        const concerns = typeof about === 'string' && about !== by ? ` ${floor.about(about)}` : '';
        return `${floor.seen(by, what)}${concerns}`;
      }
      case 'claim':
        return floor.claim(who, what);
      case 'heard':
        return floor.heard(who, what, answeredBy);
      case 'dismissed':
        return floor.dismissed(who, answeredBy, reason ?? '');
      case 'unheard':
        return floor.unheard[reason === 'lapsed' ? 'lapsed' : 'nobody-on-duty'](who);
      case 'ruled':
        return null;
      default:
        return kind satisfies never;
    }
  };
  return { named, line };
}

/** Who has stopped the table, and that nobody else acts meanwhile. */
export function StoppedLine({ stopped }: { readonly stopped: Aside['stopped'] }) {
  const { floor, roles } = useStaffWords();
  if (stopped === null) return null;
  const { why, by, role } = stopped;
  return (
    <p className="floor-stopped" role="status">
      {why === 'claim' ? floor.claimed(by) : floor.stopped(by, role === null ? '' : (roles[role] ?? role))} {floor.wait}
    </p>
  );
}
