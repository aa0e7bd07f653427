import type { AuthorisedTerms } from '@sabot/protocol';

/** What a table of this ruleset may be opened on, from when till when. */
export interface Authorisation {
  readonly id: number;
  readonly ruleset: string;
  readonly reference: string;
  readonly from: number;
  readonly until: number | null;
  readonly terms: AuthorisedTerms;
  readonly by: string;
  readonly at: number;
  readonly withdrawn: { readonly by: string; readonly at: number; readonly reason: string } | null;
}

/** What the desk of the director keeps, line by line; who and when stand in the append. */
export type DeskLine =
  | ({ readonly type: 'Authorised' } & Pick<Authorisation, 'ruleset' | 'reference' | 'from' | 'until' | 'terms'>)
  | { readonly type: 'AuthorisationWithdrawn'; readonly authorisation: number; readonly reason: string }
  | { readonly type: 'ClosingAsked'; readonly table: string }
  | { readonly type: 'HouseTableClosed'; readonly table: string };

export interface Desk {
  readonly authorisations: readonly Authorisation[];
  /** Tables of the house that close as soon as everybody has their chips, each with who asked for it. */
  readonly closing: ReadonlyMap<string, { readonly by: string; readonly since: number }>;
}
export const EMPTY_DESK: Desk = { authorisations: [], closing: new Map() };

interface Kept {
  readonly no: number;
  readonly by: string;
  readonly at: number;
}

export function evolveDesk(desk: Desk, line: DeskLine, { no, by, at }: Kept): Desk {
  switch (line.type) {
    case 'Authorised': {
      const { type, ...given } = line;
      return { ...desk, authorisations: [...desk.authorisations, { ...given, id: no, by, at, withdrawn: null }] };
    }
    case 'AuthorisationWithdrawn': {
      const withdrawn = { by, at, reason: line.reason };
      const authorisations = desk.authorisations.map((one) =>
        one.id === line.authorisation ? { ...one, withdrawn } : one,
      );
      return { ...desk, authorisations };
    }
    case 'ClosingAsked':
      return { ...desk, closing: new Map(desk.closing).set(line.table, { by, since: at }) };
    case 'HouseTableClosed': {
      const closing = new Map(desk.closing);
      closing.delete(line.table);
      return { ...desk, closing };
    }
    default:
      return line satisfies never;
  }
}
