import './fairness.css';
import { go, toFairness } from '../client/route.ts';
import { useNamedTables } from '../shell/use-table-names.ts';
import { useFairnessWords } from './fairness-words.ts';
import { ProofCheck } from './proof-check.tsx';
import { ProofDrop } from './proof-drop.tsx';
import { RecordList } from './record-list.tsx';

interface FairnessRoomProps {
  readonly table: string | null;
  readonly talla: number | null;
}

/** How a shuffle is made and checked; every commitment of every table; any proof, from here or from a file. */
export default function FairnessRoom({ table, talla }: FairnessRoomProps) {
  const words = useFairnessWords();
  const named = useNamedTables();
  const isShoe = table !== null && talla !== null;
  const nameOf = (wanted: string): string => {
    const one = named?.find(({ line }) => line.table === wanted);
    return one === undefined ? wanted : `${one.game}, ${one.text}`;
  };
  return (
    <main className="fairness-room">
      <header>
        <h1 className="room-title">{words.roomTitle}</h1>
        <p className="room-lead">{words.roomLead}</p>
      </header>
      <ol className="how">
        {words.how.map(({ title, line }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{line}</p>
          </li>
        ))}
      </ol>
      {isShoe && (
        <section className="shoe-checked" aria-labelledby="shoe-checked">
          <h2 className="section-title" id="shoe-checked">
            {words.shoeOf(talla, nameOf(table))}
          </h2>
          <ProofCheck table={table} talla={talla} atOnce />
        </section>
      )}
      <section aria-labelledby="records">
        <h2 className="section-title" id="records">
          {words.records}
        </h2>
        <label className="choose-table">
          <span>{words.table}</span>
          <select value={table ?? ''} onChange={(event) => go(toFairness(event.target.value || undefined))}>
            <option value="">{words.choose}</option>
            {named?.map(({ line, game, text }) => (
              <option key={line.table} value={line.table}>
                {game}, {text}
              </option>
            ))}
          </select>
        </label>
        {table !== null && <RecordList key={table} table={table} talla={talla} />}
      </section>
      <section aria-labelledby="from-file">
        <h2 className="section-title" id="from-file">
          {words.fromFile}
        </h2>
        <ProofDrop />
      </section>
    </main>
  );
}
