import { moneyIn } from '../locales/money.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { useNamedTables } from './use-table-names.ts';

/** Which table one is at, under which text and within which limits. */
export function TableTitle({ table }: { readonly table: string }) {
  const words = useWords().shell;
  const spoken = useLanguage();
  const named = useNamedTables()?.find(({ line }) => line.table === table);
  if (named === undefined) return <div className="table-title" />;
  const { line, game, text } = named;
  // Where the bank is the limit there is none while nobody holds it.
  const most = line.maximum < line.minimum ? null : moneyIn(spoken, line.maximum);
  return (
    <div className="table-title">
      <p className="table-name">
        <strong>{game}</strong> <span>{text}</span>
      </p>
      <span className="pill">{words.limits(moneyIn(spoken, line.minimum), most)}</span>
    </div>
  );
}
