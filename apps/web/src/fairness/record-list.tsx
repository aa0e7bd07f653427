import { checkRecord } from '@sabot/fairness';
import { refusalLine } from '@sabot/words';
import { useState } from 'react';
import { toFairness } from '../client/route.ts';
import { useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { Button } from '../ui/button.tsx';
import { useFairnessWords } from './fairness-words.ts';
import { Hex } from './hex.tsx';
import { ceremoniesIn, useRecord } from './use-record.ts';

const FEW = 20;

/** Every commitment a table ever published, and what became of it. Its lines hold each other: none can be taken out. */
export function RecordList({ table, talla }: { readonly table: string; readonly talla: number | null }) {
  const { dictionary } = useWords();
  const words = useFairnessWords();
  const reply = useRecord(table, '');
  const [isWhole, setWhole] = useState(false);
  if (reply === null) return <p className="quiet">{words.loading}</p>;
  if (!reply.ok)
    return (
      <p role="alert">
        {refusalLine(dictionary, reply.refusal.code === 'unknown-table' ? 'unknown-table' : 'unreachable')}
      </p>
    );
  const whole = checkRecord(reply.value);
  const ceremonies = ceremoniesIn(reply.value);
  const shown = isWhole ? ceremonies : ceremonies.slice(0, FEW);
  return (
    <>
      <p className={whole.ok ? 'quiet' : 'is-disproved'} role="status">
        {whole.ok ? words.recordWhole(reply.value.length) : `${words.recordBroken} ${words.reasons[whole.reason]}`}
      </p>
      <table className="record">
        <thead>
          <tr>
            <th scope="col">{words.columns.talla}</th>
            <th scope="col">{words.columns.commitment}</th>
            <th scope="col">{words.columns.shuffled}</th>
            <th scope="col">{words.columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <tr
              key={one.commitment}
              aria-current={one.talla === talla && one.state !== 'abandoned' ? 'true' : undefined}
            >
              <th scope="row">{one.talla}</th>
              <td>
                <Hex value={one.commitment} short />
              </td>
              <td>
                {words.contributed(
                  one.closed?.contributions.filter(({ revealed }) => revealed !== null).length ?? 0,
                  one.closed?.contributions.filter(({ revealed }) => revealed === null).length ?? 0,
                )}
              </td>
              <td>
                {one.state === 'revealed' ? (
                  <RoomLink to={toFairness(table, one.talla)}>{words.check}</RoomLink>
                ) : (
                  <>
                    {words.stateOf[one.state]}
                    {one.reason !== null && <small className="quiet"> {one.reason}</small>}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < ceremonies.length && (
        <Button onPress={() => setWhole(true)}>{words.showAll(ceremonies.length)}</Button>
      )}
    </>
  );
}
