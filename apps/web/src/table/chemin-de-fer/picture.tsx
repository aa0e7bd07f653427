import { useWords } from '../../locales/words.ts';
import { Drawing, DrawnChips, DrawnHand, Lettered, Seat } from '../../newcomer/drawing.tsx';

const OTHERS = [
  { x: 262, cents: 50_00, sum: '50' },
  { x: 222, cents: 20_00, sum: '20' },
  { x: 302, cents: 30_00, sum: '30' },
] as const;

/** The bank of one player, and the stakes of the others, which come to as much. */
export default function CheminDeFerPicture({ label }: { readonly label: string }) {
  const { hand, inBank } = useWords().cheminDeFer;
  return (
    <Drawing label={label}>
      <Lettered x={98} y={34} as="name">
        {hand.banca}
      </Lettered>
      <DrawnHand x={98} y={70} cards={[null, null]} />
      <DrawnChips x={98} y={114} cents={100_00} sum={inBank('100')} />
      <Seat x={98} y={158} isBank />
      <Lettered x={180} y={78} as="note">
        ⇄
      </Lettered>
      <Lettered x={262} y={34} as="name">
        {hand.punto}
      </Lettered>
      <DrawnHand x={262} y={70} cards={['5h', '2c']} />
      {OTHERS.map(({ x, cents, sum }) => (
        <g key={sum}>
          <DrawnChips x={x} y={114} cents={cents} sum={sum} />
          <Seat x={x} y={158} />
        </g>
      ))}
    </Drawing>
  );
}
