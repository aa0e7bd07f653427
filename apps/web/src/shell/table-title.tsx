import { useNamedTables } from './use-table-names.ts';

/** Which table one is at and under which text. Its limits change with the bank: the table itself shows them. */
export function TableTitle({ table }: { readonly table: string }) {
  const named = useNamedTables()?.find(({ line }) => line.table === table);
  if (named === undefined) return <div className="table-title" />;
  const { game, text } = named;
  return (
    <div className="table-title">
      <p className="table-name">
        <strong>{game}</strong> <span>{text}</span>
      </p>
    </div>
  );
}
