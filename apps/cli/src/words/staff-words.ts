/** What `sabot staff` says. */
export interface StaffDeskWords {
  readonly roles: Readonly<Record<'croupier' | 'inspector' | 'director', string>>;
  readonly member: (name: string, roles: readonly string[], onDuty: readonly string[]) => string;
  readonly nobody: string;
  readonly done: string;
  readonly invited: (link: string) => string;
  readonly refused: (line: string, grounds: readonly string[]) => string;
  readonly wouldBe: (events: readonly string[], isCertain: boolean) => string;
  readonly table: (table: string, phase: string, people: number, bots: number, talla: number, coups: number) => string;
  readonly bank: (amount: string) => string;
  readonly onDuty: (names: readonly string[]) => string;
  readonly waits: (role: string, choices: number) => string;
  readonly noAuthorisations: string;
  readonly opened: (table: string) => string;
  readonly dates: (from: string, until: string | null) => string;
  readonly inForce: string;
  readonly withdrawn: (by: string) => string;
  readonly alarm: (what: string, id: string, clearedBy: string | null) => string;
}
