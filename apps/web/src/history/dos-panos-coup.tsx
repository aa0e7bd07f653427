import { moneyIn } from '../locales/money.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import type { Told } from '../table/dos-panos/message.ts';
import { PANOS } from '../table/dos-panos/scene.ts';
import { CoupRow, type PlayedProps } from './coup-row.tsx';
import { CoupSteps } from './coup-steps.tsx';
import { HandsDrawn } from './hands-drawn.tsx';
import { railwayNetOf } from './railway-picture.ts';
import { type SettledLine, SettledTable } from './settled-table.tsx';
import { useTold } from './tell-event.ts';
import { useThreeHands } from './three-hands.ts';
import { type TwoPanosPicture, twoPanosPictureOf } from './two-panos-picture.ts';

const GAME = 'dos-panos';
const TOLD_ABOVE: ReadonlySet<string> = new Set(['StakeSettled', 'BankSettled', 'StakesSet', 'BankAnnounced']);

/** A coup of dos paños: whose bank, the three hands, how each paño ended, every payment, each step. */
export function DosPanosCoup({ played, ruleset, you, bots }: PlayedProps) {
  const { dosPanos } = useWords();
  const picture = twoPanosPictureOf(played.events.map(({ event }) => event as unknown as Told));
  const { hands, outcomes, isNatural, isAnnulled } = picture;
  const lines = useSettled(picture, you);
  const drawn = useThreeHands(picture);
  const totals = [hands['pano-1'].total, hands['pano-2'].total, hands.banca.total];
  return (
    <CoupRow
      played={played}
      summary={{ outcome: isAnnulled ? 'annulled' : null, totals, isNatural, net: railwayNetOf(picture, you) }}
      account={() => (
        <>
          <Bank picture={picture} you={you} bots={bots} />
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

function Bank({ picture, you, bots }: Pick<PlayedProps, 'you' | 'bots'> & { readonly picture: TwoPanosPicture }) {
  const { history, dosPanos } = useWords();
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
        {dosPanos.inBank(moneyIn(spoken, bank.amount))}
      </p>
      {banco && <p>{told(banco)}</p>}
    </div>
  );
}

/** The stakes of both paños, and what the bank came to by them. */
function useSettled(picture: TwoPanosPicture, you: string | null): readonly SettledLine[] {
  const { history, dosPanos } = useWords();
  const spoken = useLanguage();
  const told = useTold(GAME, you);
  const { bank, bankSettled, settled } = picture;
  const signed = (net: number): string => history.net(moneyIn(spoken, Math.abs(net)), Math.sign(net) as -1 | 0 | 1);
  const stakes = settled.map((one): SettledLine => {
    const { player, pano, stake, fate, grounds } = one;
    const net = { won: stake, lost: -stake, null: 0 }[fate];
    return {
      key: `${player} ${pano}`,
      player,
      stake: `${dosPanos.zones[pano]} ${moneyIn(spoken, stake)}`,
      result: fate === 'null' ? <span className="quiet">{dosPanos.coup.returned}</span> : signed(net),
      grounds,
      about: told(one) ?? '',
    };
  });
  if (bank === null || bankSettled === null) return stakes;
  const { net, deducted, grounds } = bankSettled;
  return [
    {
      key: `bank:${bank.player}`,
      player: bank.player,
      stake: dosPanos.coup.bank,
      result: (
        <>
          {signed(net - deducted)}
          {deducted > 0 && <small className="quiet"> ({history.deducted(moneyIn(spoken, deducted))})</small>}
        </>
      ),
      grounds,
      about: told(bankSettled) ?? dosPanos.coup.bank,
    },
    ...stakes,
  ];
}
