/** Multiplication in the field of 256 elements that QR codes use (ISO/IEC 18004, 7.5.2). */
function times(x: number, y: number): number {
  let z = 0;
  for (let i = 7; i >= 0; i--) {
    z = (z << 1) ^ ((z >>> 7) * 0x11d);
    z ^= ((y >>> i) & 1) * x;
  }
  return z;
}

function divisorOf(degree: number): readonly number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) {
      result[j] = times(result[j] as number, root) ^ (result[j + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return result;
}

/** The codewords by which a reader mends what it cannot see: the remainder of a division. */
export function correctionOf(data: readonly number[], degree: number): readonly number[] {
  const divisor = divisorOf(degree);
  const remainder = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() as number);
    remainder.push(0);
    for (const [i, part] of divisor.entries()) remainder[i] = (remainder[i] as number) ^ times(part, factor);
  }
  return remainder;
}
