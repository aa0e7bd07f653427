import { useWords } from '../../locales/words.ts';
import { Drawing, DrawnHand, Lettered, Seat } from '../../newcomer/drawing.tsx';

const SEATS = [40, 70, 100, 260, 290, 320] as const;

/** One bank between two hands. */
export default function DosPanosPicture({ label }: { readonly label: string }) {
  const { hand } = useWords().dosPanos;
  return (
    <Drawing label={label}>
      <path d="M132 24V152M228 24V152" className="drawn-line" />
      <Lettered x={76} y={48} as="name">
        {hand['pano-1']}
      </Lettered>
      <DrawnHand x={76} y={86} cards={['4s', 'Qd']} />
      <Lettered x={180} y={48} as="name">
        {hand.banca}
      </Lettered>
      <DrawnHand x={180} y={86} cards={[null, null]} />
      <Seat x={180} y={146} isBank />
      <Lettered x={284} y={48} as="name">
        {hand['pano-2']}
      </Lettered>
      <DrawnHand x={284} y={86} cards={['6c', 'Ah']} />
      {SEATS.map((x) => (
        <Seat key={x} x={x} y={140} />
      ))}
    </Drawing>
  );
}
