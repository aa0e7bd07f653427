import type { Shuffling, TableMessage } from '@sabot/protocol';
import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';
import { useFairnessWords } from './fairness-words.ts';
import { Hex } from './hex.tsx';
import { ceremoniesIn, useRecord } from './use-record.ts';

/** The shuffle of the shoe in play: what the house committed to, who shuffled and cut. */
export function ThisShoe({
  table,
  shuffle,
  bots,
}: {
  readonly table: string;
  readonly shuffle: Shuffling;
  readonly bots: TableMessage['bots'];
}) {
  const words = useFairnessWords();
  const you = useCell(useDesk().connection.you);
  const record = useRecord(table, `${shuffle.talla} ${shuffle.phase}`, 1);
  const ceremony = record?.ok
    ? ceremoniesIn(record.value).find((one) => one.commitment === shuffle.commitment)
    : undefined;
  const cut = ceremony?.closed?.cut;
  const named = (player: string): string =>
    player === you ? words.you : bots.includes(player) ? words.bot(player) : player;
  return (
    <div className="this-shoe">
      <p className="shuffle-phase">{words.phases[shuffle.phase]}</p>
      <dl>
        <div>
          <dt>{words.commitment}</dt>
          <dd>
            <Hex value={shuffle.commitment} />
          </dd>
        </div>
        <div>
          <dt>{words.shuffledToo}</dt>
          <dd>
            {shuffle.contributions.length === 0 ? (
              words.nobody
            ) : (
              <ul>
                {shuffle.contributions.map(({ player, revealed, commitment }) => (
                  <li key={player}>
                    <strong className={player === you ? 'is-you' : ''}>{named(player)}</strong>{' '}
                    <span className="quiet">
                      {revealed ? words.revealed : shuffle.phase === 'closed' ? words.withheld : words.sealed}
                    </span>{' '}
                    <Hex value={commitment} short />
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
        {cut && (
          <div>
            <dt>{words.cut}</dt>
            <dd>{words.cutAt(cut.by === null ? null : named(cut.by), cut.depth)}</dd>
          </div>
        )}
      </dl>
      {shuffle.waitsFor.length > 0 && (
        <p className="quiet" role="status">
          {words.waitsFor(shuffle.waitsFor.map(named))}
        </p>
      )}
    </div>
  );
}
