import { lookUp } from '@sabot/engine/by-name';
import type { TableMessage } from '@sabot/protocol';
import { Button } from '../../ui/button.tsx';
import { missingIn, short, wayOut } from './missing.ts';
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

/** What the table waits for, for everybody to read: how many and where, and who of those present could be one of them. */
export function useMissing(): { readonly lacking: string; readonly who: string | null } | null {
  const { message, you, circulo, money, panoName } = useCirculo();
  const missing = missingIn(message);
  const [awaited] = message.awaits;
  if (missing === null) return null;
  const names = awaited?.by.flatMap(({ kind, id }) => (kind === 'player' && id !== undefined ? [id] : [])) ?? [];
  const words = circulo.missing;
  if (awaited?.clock === 'waiting') {
    return { lacking: names[0] === you ? words.yourList : words.listed(names[0] ?? ''), who: null };
  }
  if (missing.what === 'banker') return { lacking: words.banker(money(missing.least ?? 0)), who: null };
  if (missing.what !== 'company') return null;
  const lacking = short(missing).map(({ where, n }) =>
    where === 'table' ? words.seated(n) : words.pano(n, panoName(where)),
  );
  const place = you === null ? undefined : lookUp(message.view.people, you);
  const way = wayOut({ missing, acts: message.acts, place, isNext: false });
  const standing = names.filter((name) => lookUp(message.view.people, name)?.kind === 'standing');
  const away = short(missing).flatMap((one) => one.away);
  const whoComes = (): string => {
    if (way !== null) return words.yours;
    if (you !== null && away.includes(you)) return words.comeBack;
    if (away.length > 0) return words.back(away);
    return standing.length > 0 ? words.theirs(standing) : words.comers;
  };
  return { lacking: lacking.join(' · '), who: whoComes() };
}
