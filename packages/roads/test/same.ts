import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Thousands of boards are compared; only two that differ are worth a picture of the difference. */
export function same(drawn: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(drawn, wanted)) expect(drawn).toStrictEqual(wanted);
}
