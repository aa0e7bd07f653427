import { Button } from '../../ui/button.tsx';
import { useCirculo } from './use-circulo.ts';

interface NothingToPressProps {
  /** No chips left, neither before them nor on the table. */
  readonly isBroke: boolean;
  readonly why: string;
  readonly onBuy: () => void;
}

/** In the place of acts: the way to chips for whoever has none, else why the others have to wait. */
export function NothingToPress({ isBroke, why, onBuy }: NothingToPressProps) {
  const { words } = useCirculo();
  if (!isBroke) return <p className="deck-line">{why}</p>;
  return (
    <>
      <p className="deck-line">{words.buy.none}</p>
      <Button kind="act" onPress={onBuy}>
        {words.menu.buy}
      </Button>
    </>
  );
}
