import type { Ruleset, WitnessedEvent } from '@sabot/engine';
import type { CoupHistory } from '@sabot/protocol';
import type { TableArchive } from './table-archive.ts';
import type { CoupLine, TallaLine } from './talla-line.ts';

export interface CoupsAsked {
  readonly viewer: string | null;
  readonly before: number | null;
  readonly limit: number;
  /** Only coups the viewer had a stake in. */
  readonly mine: boolean;
  /** They cannot have staked before this time: nothing older is searched. */
  readonly since: number;
}
interface Found {
  readonly line: TallaLine;
  readonly coup: CoupLine;
}

const hasStake = ({ stakers }: CoupLine, viewer: string | null): boolean => viewer !== null && stakers.includes(viewer);

/** One more than asked for, so that it is known whether there are more. */
async function found(archive: TableArchive, asked: CoupsAsked): Promise<readonly Found[]> {
  const { viewer, before, limit, mine, since } = asked;
  const all: Found[] = [];
  for await (const line of archive.tallasBefore(before)) {
    for (const coup of line.coups.toReversed()) {
      if ((before !== null && coup.coup >= before) || (mine && !hasStake(coup, viewer))) continue;
      all.push({ line, coup });
      if (all.length > limit) return all;
    }
    if (mine && (line.coups[0]?.at ?? Number.POSITIVE_INFINITY) < since) return all;
  }
  return all;
}

/** Coups that are over, newest first, as one viewer may know them: the cost does not grow with the table's age. */
export async function coupHistory(archive: TableArchive, { game }: Ruleset, asked: CoupsAsked): Promise<CoupHistory> {
  const { viewer, limit } = asked;
  const page = await found(archive, asked);
  const told = new Map<CoupLine, CoupHistory['coups'][number]['events']>();
  const wanted = page.slice(0, limit);
  for (const line of new Set(wanted.map((one) => one.line))) {
    const coups = wanted.filter((one) => one.line === line).map(({ coup }) => coup);
    for (const coup of coups) told.set(coup, []);
    const last = Math.max(...coups.map(({ to }) => to));
    for await (const { no, event, after } of archive.events(line, last)) {
      const coup = coups.find(({ from, to }) => no >= from && no <= to);
      if (coup !== undefined) told.get(coup)?.push({ no, event: game.witness(after, event, viewer) as WitnessedEvent });
    }
  }
  return {
    coups: wanted.map(({ line, coup }) => ({
      talla: line.talla,
      coup: coup.coup,
      at: coup.at,
      mine: hasStake(coup, viewer),
      events: told.get(coup) ?? [],
    })),
    more: page.length > limit,
  };
}
