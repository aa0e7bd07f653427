import { lookUp } from '@sabot/engine/by-name';
import type { Pit } from '@sabot/protocol';
import { tell } from '../../client/house.ts';
import { Button } from '../../ui/button.tsx';
import { useStaffWords } from '../staff-words.ts';

interface AlarmsProps {
  readonly pit: Pit;
  readonly nameOf: (table: string) => string;
  readonly open: (table: string) => void;
  readonly changed: () => Promise<void>;
}

/** What rang, over all tables: it stays until somebody clears it, and then says who. */
export function Alarms({ pit, nameOf, open, changed }: AlarmsProps) {
  const { alarms: words } = useStaffWords();
  const all = pit.flatMap(({ table, alarms }) => alarms.map((one) => ({ ...one, table })));
  const clear = async (alarm: string): Promise<void> => {
    await tell('/api/staff/alarms/cleared', { alarm });
    await changed();
  };
  return (
    <section className="staff-part" aria-label={words.title}>
      <h2>{words.title}</h2>
      {all.length === 0 && <p className="quiet">{words.none}</p>}
      <ul className="staff-alarms">
        {all.map(({ id, kind, table, isOver, clearedBy }) => {
          const named = lookUp(words.kinds, kind) ?? kind;
          const what = isOver ? words.over(named) : named;
          return (
            <li key={id} className={`staff-alarm ${clearedBy === null && !isOver ? 'is-ringing' : ''}`}>
              <Button kind="quiet" onPress={() => open(table)}>
                {`${nameOf(table)} · ${what}`}
              </Button>
              {clearedBy === null ? (
                <Button label={words.clearLabel(what, nameOf(table))} onPress={() => void clear(id)}>
                  {words.clear}
                </Button>
              ) : (
                <span className="quiet">{words.cleared(clearedBy)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
