import { lookUp } from '@sabot/engine/by-name';
import { useTableContext } from './table-context.ts';
import { useGently } from './use-gently.ts';

/** What an account holds at the moment that is shown, in cents. */
export function useAccount(account: string): number {
  const { felt } = useTableContext();
  return useGently(felt.scene, ({ books }) => lookUp(books, account) ?? 0);
}

/** The chips before you at the moment that is shown: a payment counts when it is seen to be made. */
export const useChips = (): number => useAccount(`player:${useTableContext().you ?? ''}`);
