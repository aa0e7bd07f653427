const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/**
 * An id for a command, from the time in milliseconds and ten random bytes: a UUID of version 7, whose first 48 bits are the time.
 * Ids of one time lie side by side in the house's store, which costs it fewer writes; nothing else depends on the clock.
 */
export function commandIdAt(now: number, random: Uint8Array): string {
  const bytes = [...random];
  bytes[0] = ((bytes[0] ?? 0) & 0x0f) | 0x70;
  bytes[2] = ((bytes[2] ?? 0) & 0x3f) | 0x80;
  const time = hex(Math.max(0, Math.floor(now)) % 2 ** 48, 12);
  const rest = bytes.map((byte) => hex(byte, 2)).join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-${rest.slice(0, 4)}-${rest.slice(4, 8)}-${rest.slice(8)}`;
}
