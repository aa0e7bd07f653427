import { useDesk } from '../../client/use-desk.ts';
import { Button } from '../../ui/button.tsx';
import { useTableContext } from '../any-game/table-context.ts';

interface DealNowProps {
  /** Stakes what is laid out and not staked yet; null: nothing is. */
  readonly first: (() => Promise<unknown>) | null;
}

/** Alone with bots: what the croupier would close at the end of the clock is closed now. */
export function DealNow({ first }: DealNowProps) {
  const { words, message, you, table, isShowing } = useTableContext();
  const { connection } = useDesk();
  if (isShowing || message.alone?.name !== you || !message.alone?.mayHurry) return null;
  const deal = async (): Promise<void> => {
    const { version } = message;
    await first?.();
    connection.ready(table, version);
  };
  return (
    <Button kind="act" className="deal-now" onPress={() => void deal()}>
      {words.pace.dealNow}
    </Button>
  );
}
