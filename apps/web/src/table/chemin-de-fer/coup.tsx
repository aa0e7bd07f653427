import { lookUp } from '@sabot/engine/by-name';
import { STORIES } from '@sabot/story';
import { CirculoAccount } from '../../history/circulo-account.tsx';
import { CoupRow, type PlayedProps } from '../../history/coup-row.tsx';
import { bankPays } from './bank-pays.ts';

const GAME = 'chemin-de-fer';
const { nothing, evolve } = STORIES[GAME];

/** A coup of chemin de fer: whose bank and how much, who made banco, the hands, every payment, each step. */
export function CheminDeFerCoup({ played, table, ruleset, you, bots }: PlayedProps<typeof GAME>) {
  const { coup } = played.events.reduce((so, { event }) => evolve(so, event), nothing);
  const { hands, ends, nets } = coup;
  const { outcome = null, natural: isNatural = false } = ends.punto ?? {};
  const net = you === null ? null : (lookUp(nets, you) ?? null);
  return (
    <CoupRow
      played={played}
      table={table}
      summary={{ outcome, totals: [hands.punto.total, hands.banca.total], isNatural, net }}
      account={() => (
        <CirculoAccount
          game={GAME}
          coup={coup}
          steps={bankPays(played.events)}
          ruleset={ruleset}
          you={you}
          bots={bots}
        />
      )}
    />
  );
}
