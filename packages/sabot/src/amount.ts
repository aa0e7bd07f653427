import { type Cents, isCents } from '@sabot/engine';
import { parseAmount } from '@sabot/notation';

/** Money as people write it, `amount(100)` or `amount('12.50')`, in the whole cents that the table counts. */
export function amount(written: number | string): Cents {
  const read = parseAmount(String(written));
  if (!isCents(read)) throw new RangeError(`${JSON.stringify(written)} is not an amount such as 10 or "10.50"`);
  return read;
}
