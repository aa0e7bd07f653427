import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useTableContext } from './table-context.ts';

/** While the felt shows what has happened: finishes what is moving. The result is seen all the same. */
export function HurryButton() {
  const { words, felt, isShowing } = useTableContext();
  if (!isShowing) return null;
  return (
    <Button kind="quiet" className="hurry" onPress={() => felt.hurry()}>
      {words.now.hurry}
    </Button>
  );
}

/** Whoever touches the felt hurries it; by keys there is the button. */
export function useTouchedFelt(): RefObject<HTMLDivElement | null> {
  const { felt } = useTableContext();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const touched = element.current;
    const hurry = (): void => felt.hurry();
    touched?.addEventListener('pointerdown', hurry);
    return () => touched?.removeEventListener('pointerdown', hurry);
  }, [felt]);
  return element;
}
