import '../history/history.css';
import type { EveningSheet, GameName } from '@sabot/protocol';
import { CoupList } from '../history/coup-list.tsx';
import { CoupsComing } from '../history/coups-coming.tsx';
import { useCoups } from '../history/use-coups.ts';
import { useWords } from '../locales/words.ts';
import { Button } from '../ui/button.tsx';
import { useEveningWords } from './evening-words.ts';

interface PastCoupsProps {
  readonly sheet: EveningSheet;
  readonly you: string | null;
}

/** The coups of a table that is closed, for those who played there: it has no felt any more to look them up beside. */
export function PastCoups({ sheet: { table, ruleset, game, tallas, people }, you }: PastCoupsProps) {
  const words = useEveningWords();
  const { history } = useWords();
  const { coups, more, isLost, older, again } = useCoups<GameName>(table, Number.POSITIVE_INFINITY, false);
  const bots = people.filter(({ isBot }) => isBot).map(({ name }) => name);
  return (
    <section aria-labelledby="evening-coups" className="evening-coups no-print">
      <h2 className="section-title" id="evening-coups">
        {words.coups}
      </h2>
      <CoupsComing isThere={coups !== null} isLost={isLost} again={again} />
      {tallas.toReversed().map(({ talla }) => {
        const played = coups?.filter((one) => one.talla === talla) ?? [];
        if (played.length === 0) return null;
        return (
          <section key={talla} className="history-talla">
            <h3>{history.talla(talla)}</h3>
            <CoupList game={game as GameName} played={played} table={table} ruleset={ruleset} you={you} bots={bots} />
          </section>
        );
      })}
      {more && <Button onPress={older}>{history.more}</Button>}
    </section>
  );
}
