import { moneyIn } from '../locales/money.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import type { PlayedProps } from './coup-row.tsx';
import type { SettledLine } from './settled-table.tsx';
import { type Happened, useTold } from './tell-event.ts';

/** What is told of a coup beside its account, where a player has the bank. */
export const TOLD_ABOVE: ReadonlySet<string> = new Set(['StakeSettled', 'BankSettled', 'StakesSet', 'BankAnnounced']);

interface CoupBankProps extends Pick<PlayedProps, 'you' | 'bots'> {
  readonly game: string;
  readonly picture: {
    readonly bank: { readonly player: string; readonly amount: number } | null;
    readonly banco: Happened | null;
  };
}

/** Whose bank it was and how much was in it, and who made banco. */
export function CoupBank({ game, picture, you, bots }: CoupBankProps) {
  // Of a bank dos paños speaks in the words of chemin de fer.
  const { history, cheminDeFer } = useWords();
  const spoken = useLanguage();
  const told = useTold(game, you);
  const { bank, banco } = picture;
  if (bank === null) return null;
  return (
    <div className="coup-bank">
      <p>
        <b>{bank.player === you ? history.you : bank.player}</b>
        {bots.includes(bank.player) && <small className="quiet"> {history.bot}</small>}
        {' · '}
        {cheminDeFer.inBank(moneyIn(spoken, bank.amount))}
      </p>
      {banco && <p>{told(banco)}</p>}
    </div>
  );
}

interface Settled extends Happened {
  readonly player: string;
  readonly stake: number;
  readonly fate: 'won' | 'lost' | 'null';
}
interface SettledBank extends Happened {
  readonly deducted: number;
}

/** The lines of the stakes against a bank, and of the bank itself. */
export function useSettledLines(game: string, you: string | null) {
  const { history, cheminDeFer } = useWords();
  const { coup } = cheminDeFer;
  const spoken = useLanguage();
  const told = useTold(game, you);
  const signed = (net: number): string => history.net(moneyIn(spoken, Math.abs(net)), Math.sign(net) as -1 | 0 | 1);
  return {
    /** `on`: where it lay, if that has to be said. */
    stakeLine: (one: Settled, on = ''): SettledLine => {
      const { player, stake, fate, grounds } = one;
      const net = { won: stake, lost: -stake, null: 0 }[fate];
      return {
        key: `${player} ${on}`,
        player,
        stake: `${on} ${moneyIn(spoken, stake)}`.trim(),
        result: fate === 'null' ? <span className="quiet">{coup.returned}</span> : signed(net),
        grounds,
        about: told(one) ?? '',
      };
    },
    /** `net`: what the stakes brought it, before the deduction. */
    bankLine: (player: string, settled: SettledBank, net: number): SettledLine => {
      const { deducted, grounds } = settled;
      return {
        key: `bank:${player}`,
        player,
        stake: coup.bank,
        result: (
          <>
            {signed(net - deducted)}
            {deducted > 0 && <small className="quiet"> ({history.deducted(moneyIn(spoken, deducted))})</small>}
          </>
        ),
        grounds,
        about: told(settled) ?? coup.bank,
      };
    },
  };
}
