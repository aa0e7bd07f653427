import { moneyIn } from '../locales/money.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import type { Told } from '../table/chemin-de-fer/message.ts';
import { CoupRow, type PlayedProps } from './coup-row.tsx';
import { CoupSteps } from './coup-steps.tsx';
import { HandsDrawn, useTwoHands } from './hands-drawn.tsx';
import { type RailwayPicture, railwayNetOf, railwayPictureOf } from './railway-picture.ts';
import { type SettledLine, SettledTable } from './settled-table.tsx';
import { useTold } from './tell-event.ts';

const GAME = 'chemin-de-fer';
const TOLD_ABOVE: ReadonlySet<string> = new Set(['StakeSettled', 'BankSettled', 'StakesSet', 'BankAnnounced']);

/** A coup of chemin de fer: whose bank and how much, who made banco, the hands, every payment, each step. */
export function CheminDeFerCoup({ played, ruleset, you, bots }: PlayedProps) {
  const picture = railwayPictureOf(played.events.map(({ event }) => event as unknown as Told));
  const { hands, outcome, isNatural } = picture;
  const totals = [hands.punto.total, hands.banca.total];
  const drawn = useTwoHands(picture);
  const lines = useSettled(picture, you);
  return (
    <CoupRow
      played={played}
      summary={{ outcome, totals, isNatural, net: railwayNetOf(picture, you) }}
      account={() => (
        <>
          <Bank picture={picture} you={you} bots={bots} />
          {hands.punto.cards.length > 0 && <HandsDrawn hands={drawn} />}
          <SettledTable lines={lines} ruleset={ruleset} you={you} bots={bots} />
          <CoupSteps played={played} game={GAME} ruleset={ruleset} you={you} toldAbove={TOLD_ABOVE} />
        </>
      )}
    />
  );
}

function Bank({ picture, you, bots }: Pick<PlayedProps, 'you' | 'bots'> & { readonly picture: RailwayPicture }) {
  const { history, cheminDeFer } = useWords();
  const spoken = useLanguage();
  const told = useTold(GAME, you);
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

/** The stakes against the bank, and what the bank came to by them. */
function useSettled(picture: RailwayPicture, you: string | null): readonly SettledLine[] {
  const { history, cheminDeFer } = useWords();
  const spoken = useLanguage();
  const told = useTold(GAME, you);
  const { bank, bankSettled, settled } = picture;
  const signed = (net: number): string => history.net(moneyIn(spoken, Math.abs(net)), Math.sign(net) as -1 | 0 | 1);
  const stakes = settled.map((one): SettledLine => {
    const { player, stake, fate, grounds } = one;
    const net = { won: stake, lost: -stake, null: 0 }[fate];
    return {
      key: player,
      player,
      stake: moneyIn(spoken, stake),
      result: fate === 'null' ? <span className="quiet">{cheminDeFer.coup.returned}</span> : signed(net),
      grounds,
      about: told(one) ?? '',
    };
  });
  if (bank === null || bankSettled === null) return stakes;
  const paid = settled.reduce((sum, { stake, fate }) => sum + (fate === 'won' ? stake : 0), 0);
  const { won, deducted, grounds } = bankSettled;
  return [
    {
      key: `bank:${bank.player}`,
      player: bank.player,
      stake: cheminDeFer.coup.bank,
      result: (
        <>
          {signed(won - deducted - paid)}
          {deducted > 0 && <small className="quiet"> ({history.deducted(moneyIn(spoken, deducted))})</small>}
        </>
      ),
      grounds,
      about: told(bankSettled) ?? cheminDeFer.coup.bank,
    },
    ...stakes,
  ];
}
