import { bankPays } from '../table/chemin-de-fer/bank-pays.ts';
import { CoupBank, TOLD_ABOVE, useSettledLines } from './coup-bank.tsx';
import { CoupRow, type PlayedProps } from './coup-row.tsx';
import { CoupSteps } from './coup-steps.tsx';
import { HandsDrawn, useTwoHands } from './hands-drawn.tsx';
import { railwayNetOf, railwayPictureOf } from './railway-picture.ts';
import { SettledTable } from './settled-table.tsx';

const GAME = 'chemin-de-fer';

/** A coup of chemin de fer: whose bank and how much, who made banco, the hands, every payment, each step. */
export function CheminDeFerCoup({ played, ruleset, you, bots }: PlayedProps<typeof GAME>) {
  const picture = railwayPictureOf(bankPays(played.events).map(({ event }) => event));
  const { hands, outcome, isNatural, bank, bankSettled, settled } = picture;
  const totals = [hands.punto.total, hands.banca.total];
  const drawn = useTwoHands(picture);
  const { stakeLine, bankLine } = useSettledLines(GAME, you);
  const lines = [
    ...(bank && bankSettled ? [bankLine(bank.player, bankSettled, bankSettled.won)] : []),
    ...settled.map((one) => stakeLine(one)),
  ];
  return (
    <CoupRow
      played={played}
      summary={{ outcome, totals, isNatural, net: railwayNetOf(picture, you) }}
      account={() => (
        <>
          <CoupBank game={GAME} picture={picture} you={you} bots={bots} />
          {hands.punto.cards.length > 0 && <HandsDrawn hands={drawn} />}
          <SettledTable lines={lines} ruleset={ruleset} you={you} bots={bots} />
          <CoupSteps played={played} game={GAME} ruleset={ruleset} you={you} toldAbove={TOLD_ABOVE} />
        </>
      )}
    />
  );
}
