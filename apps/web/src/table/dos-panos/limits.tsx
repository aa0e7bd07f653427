import { Corner, type CornerActs } from '../circulo/corner.tsx';
import { usePanos } from './use-panos.ts';

/** The corners of the room, with what may be staked and banked here, and in which modality. */
export function Limits(props: CornerActs) {
  const { panos, message, money } = usePanos();
  const settings = message.view.table?.settings;
  if (!settings) return null;
  const { modality, minimum, maximum, bankMinimum, bankMaximum } = settings;
  const lines = panos.limitsLines;
  const isFree = modality === 'libre';
  return (
    <Corner {...props} limits={panos.limits(panos.modality[modality], money(minimum))} limitsTitle={panos.limitsTitle}>
      <p>{isFree ? lines.freeStakes(money(minimum)) : lines.stakes(money(minimum), money(maximum))}</p>
      <p>{isFree ? lines.freeBank(money(bankMinimum)) : lines.bank(money(bankMinimum), money(bankMaximum))}</p>
      {isFree && <p>{lines.sessions}</p>}
      {settings.errorsAllowed && <p>{lines.errors}</p>}
    </Corner>
  );
}
