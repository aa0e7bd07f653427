import { useWords } from '../../locales/words.ts';
import { Drawing, DrawnChips, DrawnHand, Lettered } from '../../newcomer/drawing.tsx';

/** Two hands, what each is worth, and a chip on one of them. */
export default function PuntoBancaPicture({ label }: { readonly label: string }) {
  const { zones } = useWords().table;
  return (
    <Drawing label={label}>
      <Lettered x={106} y={34} as="name">
        {zones.punto}
      </Lettered>
      <DrawnHand x={106} y={72} cards={['9s', '7d']} />
      <Lettered x={106} y={126} as="total">
        6
      </Lettered>
      <Lettered x={254} y={34} as="name">
        {zones.banca}
      </Lettered>
      <DrawnHand x={254} y={72} cards={['Kc', '8h']} />
      <Lettered x={254} y={126} as="total" isWinner>
        8
      </Lettered>
      <Lettered x={180} y={80} as="note">
        → 9 ←
      </Lettered>
      <DrawnChips x={290} y={122} cents={10_00} sum="" />
    </Drawing>
  );
}
