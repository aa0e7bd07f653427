import { Corner, type CornerActs } from '../circulo/corner.tsx';
import { useCheminDeFer } from './use-chemin-de-fer.ts';

/** The corners of the room, with what may be staked and banked here. */
export function Limits(props: CornerActs) {
  const { cheminDeFer, message, money } = useCheminDeFer();
  const settings = message.view.table?.settings;
  const limits = settings ? cheminDeFer.limits(money(settings.minimum)) : '';
  return (
    <Corner {...props} limits={limits} limitsTitle={cheminDeFer.limitsTitle}>
      {settings && (
        <>
          <p>{cheminDeFer.limitsLines.minimum(money(settings.minimum))}</p>
          <p>{settings.unlimited ? cheminDeFer.limitsLines.unlimited : cheminDeFer.limitsLines.limited}</p>
          {settings.freeBanco && <p>{cheminDeFer.limitsLines.freeBanco}</p>}
          {settings.errorsAllowed && <p>{cheminDeFer.limitsLines.errors}</p>}
        </>
      )}
    </Corner>
  );
}
