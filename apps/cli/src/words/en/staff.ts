import type { StaffDeskWords } from '../staff-words.ts';

export const staff: StaffDeskWords = {
  roles: { croupier: 'croupier', inspector: 'inspector', director: 'director' },
  member: (name, roles, onDuty) =>
    `${name}: ${roles.join(', ')}${onDuty.length === 0 ? '' : `; on duty as ${onDuty.join(', ')}`}`,
  nobody: 'Nobody is signed in: sabot staff URL sign-in NAME',
  done: 'Done.',
  invited: (link) => `This link counts once, for three days: ${link}`,
  refused: (line, grounds) => `Refused. ${line}${grounds.length === 0 ? '' : ` [${grounds.join(', ')}]`}`,
  wouldBe: (events, isCertain) =>
    `It would bring: ${events.join(', ')}${isCertain ? '' : '; the rest turns on cards that nobody has seen'}. Nothing was done.`,
  table: (table, phase, people, bots, talla, coups) =>
    `${table}: ${phase}; people: ${people}, bots: ${bots}; shoe ${talla}, coup ${coups}`,
  bank: (amount) => `bank: ${amount}`,
  onDuty: (names) => `on duty here: ${names.join(', ')}`,
  waits: (role, choices) => `a case waits for the ${role}: choose from 1 to ${choices}`,
  noAuthorisations: 'Nothing is kept as authorised: each table opens within what its text allows.',
  opened: (table) => `The table is open: ${table}`,
  dates: (from, until) => (until === null ? `from ${from}` : `from ${from} to ${until}`),
  inForce: 'in force',
  withdrawn: (by) => `withdrawn by ${by}`,
  alarm: (what, id, clearedBy) => (clearedBy === null ? `! ${what} (${id})` : `${what}, cleared by ${clearedBy}`),
};
