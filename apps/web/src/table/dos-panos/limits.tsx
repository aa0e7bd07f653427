import { Corner, type CornerActs } from '../circulo/corner.tsx';
import { useDosPanos } from './use-dos-panos.ts';

/** The corners of the room, with what may be staked and banked here, and in which modality. */
export function Limits(props: CornerActs) {
  const { dosPanos, message, money } = useDosPanos();
  const settings = message.view.table?.settings;
  if (!settings) return null;
  const { modality, minimum, maximum, bankMinimum, bankMaximum } = settings;
  const lines = dosPanos.limitsLines;
  const isFree = modality === 'libre';
  return (
    <Corner
      {...props}
      limits={dosPanos.limits(dosPanos.modality[modality], money(minimum))}
      limitsTitle={dosPanos.limitsTitle}
    >
      <p>{isFree ? lines.freeStakes(money(minimum)) : lines.stakes(money(minimum), money(maximum))}</p>
      <p>{isFree ? lines.freeBank(money(bankMinimum)) : lines.bank(money(bankMinimum), money(bankMaximum))}</p>
      {isFree && <p>{lines.sessions}</p>}
      {settings.errorsAllowed && <p>{lines.errors}</p>}
    </Corner>
  );
}
