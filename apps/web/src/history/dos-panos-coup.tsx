import { useWords } from '../locales/words.ts';
import { PANOS } from '../table/dos-panos/scene.ts';
import { CoupBank, TOLD_ABOVE, useSettledLines } from './coup-bank.tsx';
import { CoupRow, type PlayedProps } from './coup-row.tsx';
import { CoupSteps } from './coup-steps.tsx';
import { HandsDrawn } from './hands-drawn.tsx';
import { railwayNetOf } from './railway-picture.ts';
import { SettledTable } from './settled-table.tsx';
import { useThreeHands } from './three-hands.ts';
import { twoPanosPictureOf } from './two-panos-picture.ts';

const GAME = 'dos-panos';

/** A coup of dos paños: whose bank, the three hands, how each paño ended, every payment, each step. */
export function DosPanosCoup({ played, ruleset, you, bots }: PlayedProps<typeof GAME>) {
  const { dosPanos } = useWords();
  const picture = twoPanosPictureOf(played.events.map(({ event }) => event));
  const { hands, outcomes, isNatural, isAnnulled, bank, bankSettled, settled } = picture;
  const { stakeLine, bankLine } = useSettledLines(GAME, you);
  const lines = [
    ...(bank && bankSettled ? [bankLine(bank.player, bankSettled, bankSettled.net)] : []),
    ...settled.map((one) => stakeLine(one, dosPanos.zones[one.pano])),
  ];
  const drawn = useThreeHands(picture);
  const totals = [hands['pano-1'].total, hands['pano-2'].total, hands.banca.total];
  return (
    <CoupRow
      played={played}
      summary={{ outcome: isAnnulled ? 'annulled' : null, totals, isNatural, net: railwayNetOf(picture, you) }}
      account={() => (
        <>
          <CoupBank game={GAME} picture={picture} you={you} bots={bots} />
          {hands.banca.cards.length > 0 && <HandsDrawn hands={drawn} />}
          {PANOS.map((pano) => {
            const outcome = outcomes[pano];
            return (
              outcome !== undefined && (
                <p key={pano}>
                  {dosPanos.hand[pano]}: {dosPanos.outcomes[outcome]}
                </p>
              )
            );
          })}
          <SettledTable lines={lines} ruleset={ruleset} you={you} bots={bots} />
          <CoupSteps played={played} game={GAME} ruleset={ruleset} you={you} toldAbove={TOLD_ABOVE} />
        </>
      )}
    />
  );
}
