import type { CheminDeFerState } from '@sabot/engine';

/** Something that does not often happen is so now: a good moment to try what is refused because of it. */
export function isRare({ referred, phase, bank, coup, changes, loose, pack }: CheminDeFerState): boolean {
  if (referred !== null || loose.length > 0 || phase === 'auction') return true;
  if (phase === 'pack') return changes.length > 0;
  if (phase === 'bank') return bank !== null && (bank.todoVa || bank.proposals.length > 0);
  if (coup === null) return bank?.obliged === true;
  return pack.stopCardShown || coup.forgot.length > 0 || coup.duties.length > 0 || coup.step === 'choice';
}
