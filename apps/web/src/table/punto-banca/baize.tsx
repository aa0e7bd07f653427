import { lookUp } from '@sabot/engine/by-name';
import type { Layout } from '@sabot/protocol';
import { memo } from 'react';
import { betsIn, toneIn } from '../any-game/bets.ts';
import type { Point } from '../any-game/curve.ts';
import { TableCloth } from '../any-game/table-cloth.tsx';
import { markOf, type ZoneWords, zoneName } from '../any-game/zone-words.ts';
import type { Geometry } from './geometry.ts';

interface MarkProps {
  readonly at: Point;
  readonly size: number;
  readonly kind: Layout['zones'][number]['mark'] | undefined;
}

/** A circle or a box before the seat, as the text has it. */
function Mark({ at, size, kind }: MarkProps) {
  if (kind === 'circle') return <circle cx={at.x} cy={at.y} r={size / 2} />;
  return <rect x={at.x - size / 2} y={at.y - size / 2} width={size} height={size} rx={size / 6} />;
}

interface BaizeProps {
  readonly layout: Layout;
  readonly geometry: Geometry;
  readonly words: ZoneWords;
}

/** The cloth with what the text has printed on it. */
export const Baize = memo(function Baize({ layout, geometry, words }: BaizeProps) {
  const { seats, rows, mark, narrow } = geometry;
  const printed = betsIn(layout).filter((bet) => !rows.some((row) => row.bet === bet));
  return (
    <TableCloth geometry={geometry} line={narrow ? 5 : 9} lineClass="baize-line">
      {seats.map(({ n, number, zones }) => (
        <g key={n}>
          <text x={number.x} y={number.y} className="seat-number">
            {n}
          </text>
          {printed.map((bet) => {
            const at = lookUp(zones, bet);
            if (at === undefined) return null;
            return (
              <g key={bet} className={`mark is-${toneIn(layout, bet)}`}>
                <Mark at={at} size={mark} kind={layout.zones.find((zone) => zone.bet === bet)?.mark} />
                <text x={at.x} y={at.y} className="mark-letter">
                  {markOf(words, bet)}
                </text>
              </g>
            );
          })}
        </g>
      ))}
      {rows.map(({ bet, name, boxes }) => (
        <g key={bet} className={`row is-${toneIn(layout, bet)}`}>
          <text className={`row-name is-${name.anchor}`} x={name.x} y={name.y}>
            {zoneName(words, bet).toUpperCase()}
          </text>
          {boxes.map((box) => (
            <g key={box.n}>
              <rect x={box.x - box.w / 2} y={box.y - box.h / 2} width={box.w} height={box.h} rx={4} />
              <text x={box.x} y={box.y}>
                {box.n}
              </text>
            </g>
          ))}
        </g>
      ))}
    </TableCloth>
  );
});
