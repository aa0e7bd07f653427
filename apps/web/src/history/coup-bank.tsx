import { lookUp } from '@sabot/engine/by-name';
import type { AnyCoup, CoupBankStory } from '@sabot/story';
import { moneyIn } from '@sabot/words';
import { useLanguage, useWords } from '../locales/words.ts';
import type { PlayedProps } from './coup-row.tsx';
import type { Steps } from './coup-steps.tsx';
import type { SettledLine } from './settled-table.tsx';
import { type Happened, useTold } from './tell-event.ts';

interface CoupBankProps extends Pick<PlayedProps, 'you' | 'bots'> {
  readonly game: string;
  readonly bank: CoupBankStory | null;
  /** The event by which banco or mesa was made. */
  readonly banco: Happened | null;
}

/** Whose bank it was and how much was in it, and who made banco. */
export function CoupBank({ game, bank, banco, you, bots }: CoupBankProps) {
  // Of a bank dos paños speaks in the words of chemin de fer.
  const { history, cheminDeFer } = useWords();
  const spoken = useLanguage();
  const told = useTold(game, you);
  if (bank === null) return null;
  return (
    <div className="coup-bank">
      <p>
        <b>{bank.banker === you ? history.you : bank.banker}</b>
        {bots.includes(bank.banker) && <small className="quiet"> {history.bot}</small>}
        {' · '}
        {cheminDeFer.inBank(moneyIn(spoken, bank.amount))}
      </p>
      {banco && <p>{told(banco)}</p>}
    </div>
  );
}

/** The lines of a bank and of the stakes against it. `zones`: what the hands are called, where that has to be said. */
export function useSettledLines(
  game: string,
  you: string | null,
  { bank, stakes }: Pick<AnyCoup, 'bank' | 'stakes'>,
  steps: Steps,
  zones: Readonly<Record<string, string>> = {},
): readonly SettledLine[] {
  const { history, cheminDeFer } = useWords();
  const { coup } = cheminDeFer;
  const spoken = useLanguage();
  const told = useTold(game, you);
  const signed = (net: number): string => history.net(moneyIn(spoken, Math.abs(net)), Math.sign(net) as -1 | 0 | 1);
  const sentences = steps.filter(({ event }) => event.type === 'StakeSettled').map(({ event }) => told(event));
  const stakeLines = stakes.map(({ player, on, stake, fate, net, grounds }, i): SettledLine => {
    const zone = lookUp(zones, on) ?? '';
    return {
      key: `${player} ${zone}`,
      player,
      stake: `${zone} ${moneyIn(spoken, stake)}`.trim(),
      result: fate === 'null' ? <span className="quiet">{coup.returned}</span> : signed(net),
      grounds,
      about: sentences[i] ?? '',
    };
  });
  if (bank === null || bank.won === null) return stakeLines;
  const { banker, won, deducted, grounds } = bank;
  const settled = steps.findLast(({ event }) => event.type === 'BankSettled');
  const bankLine: SettledLine = {
    key: `bank:${banker}`,
    player: banker,
    stake: coup.bank,
    result: (
      <>
        {signed(won - deducted)}
        {deducted > 0 && <small className="quiet"> ({history.deducted(moneyIn(spoken, deducted))})</small>}
      </>
    ),
    grounds,
    about: (settled && told(settled.event)) ?? coup.bank,
  };
  return [bankLine, ...stakeLines];
}
