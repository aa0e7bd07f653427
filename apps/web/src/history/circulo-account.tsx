import type { GameName } from '@sabot/protocol';
import type { AnyCoup } from '@sabot/story';
import { useWords } from '../locales/words.ts';
import { CoupBank, useSettledLines } from './coup-bank.tsx';
import { CoupSteps, type Steps } from './coup-steps.tsx';
import { HandsDrawn } from './hands-drawn.tsx';
import { SettledTable } from './settled-table.tsx';

/** What is told beside the steps. */
const TOLD_ABOVE = ['StakeSettled', 'BankSettled', 'StakesSet', 'BankAnnounced'];

interface CirculoAccountProps {
  readonly game: GameName;
  /** The coup as the story tells it. */
  readonly coup: AnyCoup;
  /** What happened in it: for the sentences of its steps. */
  readonly steps: Steps;
  readonly ruleset: string;
  readonly you: string | null;
  readonly bots: readonly string[];
  /** Events that are told elsewhere. */
  readonly except?: ReadonlySet<string>;
}

/** A coup against a player's bank, whichever the game: whose bank and how much, who made banco, the hands, every payment, each step. */
export function CirculoAccount({ game, coup, steps, ruleset, you, bots, except }: CirculoAccountProps) {
  const { dosPanos } = useWords();
  const { hands, ends, bank, phase } = coup;
  const lines = useSettledLines(game, you, coup, steps, dosPanos.zones);
  const banco = steps.findLast(({ event: { type } }) => type === 'BancoMade' || type === 'MesaMade');
  const panos = (['pano-1', 'pano-2'] as const).flatMap((pano) => {
    const outcome = ends[pano]?.outcome;
    return outcome === undefined || outcome === 'punto' ? [] : [{ pano, outcome }];
  });
  return (
    <>
      <CoupBank game={game} bank={bank} banco={banco?.event ?? null} you={you} bots={bots} />
      {Object.values(hands).some(({ cards }) => cards.length > 0) && <HandsDrawn coup={coup} />}
      {panos.map(({ pano, outcome }) => (
        <p key={pano}>
          {dosPanos.hand[pano]}: {dosPanos.outcomes[outcome]}
        </p>
      ))}
      {(phase === 'over' || lines.length > 0) && <SettledTable lines={lines} ruleset={ruleset} you={you} bots={bots} />}
      <CoupSteps
        steps={steps}
        game={game}
        ruleset={ruleset}
        you={you}
        toldAbove={new Set([...TOLD_ABOVE, ...(except ?? [])])}
      />
    </>
  );
}
