import { type FloorAct, HOUSE_RIGHTS, RIGHTS, type Shape, STAFF_ROLES } from '@sabot/engine';
import { REGISTRY } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { help as helpEn } from '../apps/cli/src/words/en/help.ts';
import { help as helpEs } from '../apps/cli/src/words/es/help.ts';
import { ownPlaces, placeOf } from '../apps/web/src/staff/at-table/places.ts';

const isOfStaff = (kinds: readonly string[]): boolean =>
  kinds.some((kind) => STAFF_ROLES.some((role) => role === kind));
const games = [...new Map(REGISTRY.map(({ ruleset: { game } }) => [game.id, game])).values()];

/** What the form for the other acts of a role can be filled in with. */
const TYPED = ['amount', 'number', 'flag', 'player', 'text', 'word', 'card', 'cards'];

/** How each is asked for in the terminal; acts at a table are all said with `act` and tried with `try`. */
const ASKED: Readonly<Partial<Record<FloorAct, string | null>>> = {
  // A player’s: at the table.
  MakeClaim: null,
  StopTable: 'stop TABLE',
  LetTableGoOn: 'go-on TABLE',
  DismissClaim: 'dismiss TABLE CLAIM',
  ClearAlarm: 'clear ALARM',
  BeginShift: 'on-duty ROLE',
  EndShift: 'off-duty ROLE',
  SeeThePit: 'pit ',
  InviteStaff: 'invite ROLE',
  SeeStaff: 'me, people',
  DismissStaff: 'let-go NAME',
  SeeAuthorisations: 'authorisations',
  Authorise: 'authorise RULESET',
  WithdrawAuthorisation: 'withdraw NUMBER',
  SeeJournal: 'journal [TABLE]',
};

describe('the table of rights', () => {
  it('has a place in the room of the staff for every act of croupier, inspector and director', () => {
    const acts = Object.entries<readonly string[]>({ ...RIGHTS, ...HOUSE_RIGHTS });
    const placed = acts.filter(([, kinds]) => isOfStaff(kinds)).map(([act]) => `${act}: ${placeOf(act)}`);
    expect(placed.length).toBeGreaterThan(45);
    expect(placed.filter((line) => line.endsWith(': table'))).toEqual([]);
    // Beside the game nothing has a form of its own by chance.
    expect(Object.keys(HOUSE_RIGHTS).filter((act) => !ownPlaces.includes(act))).toEqual([]);
    expect(ownPlaces.filter((act) => !Object.hasOwn({ ...RIGHTS, ...HOUSE_RIGHTS }, act))).toEqual([]);
  });

  it('asks nothing of the staff that the form for their other acts cannot take', () => {
    const untyped = games.flatMap(({ commands }) =>
      Object.entries(commands as Readonly<Record<string, Shape>>)
        .filter(([act]) => placeOf(act) === 'acts' && isOfStaff(RIGHTS[act as keyof typeof RIGHTS]))
        .flatMap(([act, shape]) =>
          Object.entries(shape)
            .filter(([, kind]) => typeof kind === 'string' && !TYPED.includes(kind.replace('?', '')))
            .map(([field]) => `${act}.${field}`),
        ),
    );
    expect(untyped).toEqual([]);
  });

  it.each([
    ['es', helpEs],
    ['en', helpEn],
  ])('has every act in the terminal too, and in its help (%s)', (_, help) => {
    const text = help.of.staff('');
    expect(Object.keys(HOUSE_RIGHTS).filter((act) => !Object.hasOwn(ASKED, act))).toEqual([]);
    for (const said of Object.values(ASKED)) if (said !== null) expect(text).toContain(said);
    for (const said of ['open RULESET', 'close TABLE', 'act TABLE ACT', 'try TABLE ACT']) expect(text).toContain(said);
  });
});
