import { messageOf, type PuntoBancaMessage, type TableMessage } from '@sabot/protocol';
import { useTableContext } from '../any-game/table-context.ts';

export const asMessage = (message: TableMessage): PuntoBancaMessage => messageOf('punto-banca', message);

/** The table around a part, for who knows that Punto y Banca is played there. */
export function usePuntoBanca() {
  const context = useTableContext();
  return { ...context, message: asMessage(context.message) };
}
