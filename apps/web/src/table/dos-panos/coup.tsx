import { lookUp } from '@sabot/engine/by-name';
import { STORIES } from '@sabot/story';
import { CirculoAccount } from '../../history/circulo-account.tsx';
import { CoupRow, type PlayedProps } from '../../history/coup-row.tsx';
import { PANOS } from './scene.ts';

const GAME = 'dos-panos';
const { nothing, evolve } = STORIES[GAME];

/** A coup of dos paños: whose bank, the three hands, how each paño ended, every payment, each step. */
export function DosPanosCoup({ played, table, ruleset, you, bots }: PlayedProps<typeof GAME>) {
  const { coup } = played.events.reduce((so, { event }) => evolve(so, event), nothing);
  const { hands, ends, nets } = coup;
  const totals = [hands['pano-1'].total, hands['pano-2'].total, hands.banca.total];
  const isAnnulled = PANOS.every((pano) => ends[pano]?.outcome === 'annulled');
  const isNatural = PANOS.some((pano) => ends[pano]?.natural);
  const net = you === null ? null : (lookUp(nets, you) ?? null);
  return (
    <CoupRow
      played={played}
      table={table}
      summary={{ outcome: isAnnulled ? 'annulled' : null, totals, isNatural, net }}
      account={() => (
        <CirculoAccount game={GAME} coup={coup} steps={played.events} ruleset={ruleset} you={you} bots={bots} />
      )}
    />
  );
}
