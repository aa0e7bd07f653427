import { Corner, type CornerActs } from '../circulo/corner.tsx';
import { useCdf } from './use-cdf.ts';

/** The corners of the room, with what may be staked and banked here. */
export function Limits(props: CornerActs) {
  const { cdf, message, money } = useCdf();
  const settings = message.view.table?.settings;
  const limits = settings ? cdf.limits(money(settings.minimum)) : '';
  return (
    <Corner {...props} limits={limits} limitsTitle={cdf.limitsTitle}>
      {settings && (
        <>
          <p>{cdf.limitsLines.minimum(money(settings.minimum))}</p>
          <p>{settings.unlimited ? cdf.limitsLines.unlimited : cdf.limitsLines.limited}</p>
          {settings.freeBanco && <p>{cdf.limitsLines.freeBanco}</p>}
          {settings.errorsAllowed && <p>{cdf.limitsLines.errors}</p>}
        </>
      )}
    </Corner>
  );
}
