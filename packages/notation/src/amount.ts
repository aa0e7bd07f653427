/** Money as it is written: `10.00` for a thousand cents. */
export function formatAmount(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Cents, perhaps negative or broken (`-5`, `0.005`), for whoever wants to see them refused; null when it is no number.
 * Three decimals that are whole cents are no amount either: `10.000` may have been meant as ten thousand.
 */
export function parseAmount(text: string): number | null {
  const [, sign, whole = '', decimals = ''] = DECIMAL.exec(text) ?? [];
  if (sign === undefined) return null;
  const amount = Number(`${whole}${decimals.slice(0, 2).padEnd(2, '0')}.${decimals.slice(2)}`);
  if (decimals.length > 2 && Number.isInteger(amount)) return null;
  return amount === 0 ? 0 : Number(`${sign}1`) * amount;
}

/** So large that cents would be lost in it. */
export const isTooLarge = (amount: unknown): boolean =>
  typeof amount === 'number' && Math.abs(amount) > Number.MAX_SAFE_INTEGER;
