import { isCents } from '../../money/cents.ts';

/** Until bets were a list that the law answers, an event gave the stakes of three bets as fields of its own. */
const ONCE_FIELDS = ['punto', 'banca', 'tie'] as const;

/** Until several cards could come out with an incident, its act named the one that did. Other games always gave a list. */
function withCardsOut<Kept extends { readonly type: string }>(act: Kept): Kept {
  const { drawn }: Readonly<Record<string, unknown>> = { ...act };
  return typeof drawn === 'string' ? { ...act, drawn: [drawn], upturned: null } : act;
}

/** An event or act of an old log in today's form; any other, and those of other games, as they are. */
export function inTodaysForm<Kept extends { readonly type: string }>(event: Kept): Kept {
  if (event.type === 'ReportIncident') return withCardsOut(event);
  if ((event.type !== 'StakesSet' && event.type !== 'SetStakes') || 'stakes' in event) return event;
  const fields: Readonly<Record<string, unknown>> = { ...event };
  if (!ONCE_FIELDS.every((bet) => isCents(fields[bet]))) return event;
  const stakes = ONCE_FIELDS.map((bet) => [bet, fields[bet]] as const).filter(([, amount]) => amount !== 0);
  // In the place where the three stood: what is read is compared as text elsewhere.
  const renewed = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'punto') return [['stakes', stakes]];
    return name === 'banca' || name === 'tie' ? [] : [[name, value]];
  });
  return Object.fromEntries(renewed) as Kept;
}
