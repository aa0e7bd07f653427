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
  return (
    <div className="table-title">
      <p className="table-name">
        <strong>{game}</strong> <span>{text}</span>
      </p>
      <span className="pill">{words.limits(moneyIn(spoken, line.minimum), moneyIn(spoken, line.maximum))}</span>
    </div>
  );
}
