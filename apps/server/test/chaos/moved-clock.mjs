// Loaded into a house before anything else: its wall clock is off by what stands in a file, and may be moved at any time.
import { readFileSync } from 'node:fs';

const file = process.env.SABOT_CHAOS_CLOCK ?? '';
const real = Date.now;
const look = () => {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
};
let off = look();
setInterval(() => {
  off = look();
}, 100).unref();

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [real() + off] : args));
  }

  static now() {
    return real() + off;
  }
};
