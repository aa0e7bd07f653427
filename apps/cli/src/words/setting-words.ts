import type { Refusal, RefusalCode } from '@sabot/engine';

/** What is said of a setting that cannot be. */
export interface SettingWords {
  readonly unfit: (where: string, takes: string, given: string) => string;
  readonly takes: Readonly<
    Record<
      | 'port'
      | 'pace'
      | 'seconds'
      | 'count'
      | 'text'
      | 'database'
      | 'switch'
      | 'record'
      | 'tables'
      | 'clocks'
      | 'page'
      | 'publicUrl'
      | 'header'
      | 'limits'
      | 'ownTables'
      | 'amount'
      | 'days'
      | 'answerDays'
      | 'node'
      | 'nodeUrl',
      string
    >
  >;
  readonly unknown: (where: string, given: string, near: string | null, known: readonly string[]) => string;
  readonly twice: (where: string, given: string) => string;
  readonly tooMany: (where: string, given: string, most: number) => string;
  /** The regulation does not allow a table on these terms. */
  readonly refused: (where: string, code: RefusalCode, facts: Refusal['facts']) => string;
}
