/** Where the server writes its log. No card, stake, secret or name goes there. */
export interface Log {
  info(facts: object, line: string): void;
  warn(facts: object, line: string): void;
  error(facts: object, line: string): void;
}

export const silent: Log = { info() {}, warn() {}, error() {} };
