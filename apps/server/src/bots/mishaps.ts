import type { Clock } from '../ports/clock.ts';
import { asCroupier, coupOf } from '../staff/floor.ts';
import { preview } from '../staff/preview.ts';
import type { TableRunner } from '../table/table-runner.ts';
import { type Errors, type Mishap, mishaps } from './errors.ts';
import type { Chance } from './stakes.ts';

export interface MishapParts {
  readonly table: TableRunner;
  readonly errors: Errors;
  readonly chance: Chance;
  readonly clock: Clock;
  readonly pace: number;
  /** A bot who has noticed it says so. */
  readonly claim: (bot: string, mishap: Mishap) => void;
  /** In so many coups of a hundred something goes wrong. */
  readonly often: number;
}

/** Everybody looks up for so long before bots go on, at pace 1: time enough to say something. */
const STARTLED_MS = 12_000;
/** Something goes wrong at one of the first so many moments of a coup. */
const MOMENTS = 4;
/** Somebody at the table notices it and says so, in so many of a hundred cases where no person is asked to. */
const NOTICED = 40;
/** That takes so long, at pace 1: people come first. */
const CLAIM_AFTER_MS = 9000;

/** Where people may say what the rules forbid, or the game knows no such term. */
const allowsErrors = ({ scene: { state } }: TableRunner): boolean => {
  const settings = (state as { readonly table?: { readonly settings: object } | null }).table?.settings;
  return settings !== undefined && (settings as { readonly errorsAllowed?: boolean }).errorsAllowed !== false;
};

/**
 * Now and then croupier and bots get something wrong before everybody’s eyes. It is told at the table and has no effect:
 * whoever notices it may claim, whoever is on duty may report it, and with the moment it is over. Returns what ends it.
 */
export function letThemErr(parts: MishapParts): () => void {
  const { table, errors, chance, clock, pace, often, claim } = parts;
  let [coup, moment, wait] = ['', '', -1];
  let no = 0;
  let isLooking = false;
  let calm: (() => void) | null = null;
  const attempt = (): boolean => {
    const { ruleset, state } = table.forStaff;
    const { bots } = table.scene;
    const all = mishaps(errors, { ruleset, state, bots, people: table.summary.people });
    if (all.length === 0) return false;
    const one = all[chance(all.length)];
    if (one === undefined || !preview(asCroupier(one), table.forStaff).ok) return false;
    no += 1;
    const { incident, facts, by } = one;
    table.aside.startle(STARTLED_MS * pace);
    const id = `seen:${table.scene.version}:${no}`;
    table.aside.tell({ id, kind: 'seen', incident, facts, by, answered: null, reason: null });
    const others = bots.filter((bot) => bot !== by);
    const noticed = chance(100) < NOTICED ? others[chance(others.length || 1)] : undefined;
    calm?.();
    calm =
      noticed === undefined
        ? null
        : clock.after(CLAIM_AFTER_MS * pace, () => {
            const isThere = table.aside.notices.some((notice) => notice.id === id);
            if (isThere && !table.aside.isStopped) claim(noticed, one);
          });
    return true;
  };
  const look = (): void => {
    if (isLooking) return;
    isLooking = true;
    try {
      const { summary, aside } = table;
      const isOther = summary.moment !== moment;
      moment = summary.moment;
      if (isOther) aside.keep((one) => one.kind !== 'seen' || isPossible(table, one));
      if (coupOf(table) !== coup) {
        coup = coupOf(table);
        aside.keep((one) => one.kind === 'seen' || one.kind === 'claim');
        wait = chance(100) < often ? chance(MOMENTS) : -1;
      }
      if (!isOther || wait < 0 || aside.isStopped || !allowsErrors(table)) return;
      if (wait > 0) wait -= 1;
      else if (attempt()) wait = -1;
    } finally {
      isLooking = false;
    }
  };
  const stop = table.onChange(look);
  return () => {
    stop();
    calm?.();
  };
}

const isPossible = (
  table: TableRunner,
  one: { readonly incident: string; readonly facts: Parameters<typeof asCroupier>[0]['facts'] },
): boolean => preview(asCroupier(one), table.forStaff).ok;
