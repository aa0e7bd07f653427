import { lookUp } from '@sabot/engine/by-name';
import { type TableMessage, wayOut } from '@sabot/protocol';
import { Button } from '../../ui/button.tsx';
import { missingIn, missingText } from './missing.ts';
import { useCirculo } from './use-circulo.ts';

/** A seat has been kept for the first on the waiting list: is it yours? */
const isNextOnList = ({ awaits: [wait] }: Pick<TableMessage, 'awaits'>, you: string | null): boolean =>
  wait?.clock === 'waiting' && wait.by.some(({ id }) => id === you);

interface MissingActsProps {
  readonly onSeat: (seat: number) => void;
  readonly onBuy: () => void;
}

/** What you yourself can do about a table at a standstill: sit down, change over to the thinner paño, or buy chips. */
export function MissingActs({ onSeat, onBuy }: MissingActsProps) {
  const { message, you, circulo, offered, labelOf, panoName } = useCirculo();
  const missing = missingIn(message);
  const place = you === null ? undefined : lookUp(message.view.people, you);
  const way = wayOut({ missing, acts: message.acts, place, isNext: isNextOnList(message, you) });
  const { sit, move } = circulo.missing;
  return (
    <>
      {way !== null && (
        <Button kind="act" onPress={() => onSeat(way.seat)}>
          {way.where === null || place?.kind !== 'seat' ? sit(way.seat) : move(way.seat, panoName(way.where))}
        </Button>
      )}
      {missing !== null && missing.least !== null && offered('BuyChips') && (
        <Button onPress={onBuy}>{labelOf('BuyChips')}</Button>
      )}
    </>
  );
}

/** What the table waits for, for everybody to read. */
export function useMissing(): ReturnType<typeof missingText> {
  const { message, you, circulo, money, panoName } = useCirculo();
  const missing = missingIn(message);
  if (missing === null) return null;
  const { awaits, acts, view } = message;
  return missingText({ missing, awaits, acts, people: view.people, you }, { words: circulo.missing, money, panoName });
}
