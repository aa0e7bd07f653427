import { useSyncExternalStore } from 'react';

/** Which evening: by its link, or one shoe of a table, or the last evening there. */
export type EveningAsked = { readonly code: string } | { readonly table: string; readonly talla: number | null };

/** Where one is in the house. */
export type Route =
  | { readonly room: 'lobby' }
  | { readonly room: 'table'; readonly table: string }
  | { readonly room: 'replay'; readonly table: string; readonly coup: number; readonly step: number | null }
  | { readonly room: 'rulebook'; readonly ruleset: string | null; readonly rule: string | null }
  | { readonly room: 'lab'; readonly ruleset: string | null }
  | { readonly room: 'fairness'; readonly table: string | null; readonly talla: number | null }
  | { readonly room: 'evening'; readonly asked: EveningAsked }
  | { readonly room: 'open' }
  | { readonly room: 'join'; readonly code: string | null }
  | { readonly room: 'staff'; readonly code: string | null }
  | { readonly room: 'nowhere' };

export function routeOf(pathname: string, hash = ''): Route {
  const [room, ...rest] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (room === undefined) return { room: 'lobby' };
  if (room === 'table' && rest.length === 1) return { room, table: rest[0] as string };
  if (room === 'table' && rest[1] === 'evening' && rest.length <= 3) {
    const talla = rest[2] === undefined ? null : Number(rest[2]);
    return { room: 'evening', asked: { table: rest[0] as string, talla } };
  }
  if (room === 'evening' && rest.length === 1) return { room, asked: { code: rest[0] as string } };
  const coup = room === 'table' && rest[1] === 'coup' && rest.length === 3 ? counted(rest[2]) : null;
  if (coup !== null) {
    const step = counted(hash.slice(1));
    return { room: 'replay', table: rest[0] as string, coup, step: step === null ? null : step - 1 };
  }
  if (room === 'rules') {
    return { room: 'rulebook', ruleset: rest.length > 0 ? rest.join('/') : null, rule: hash.slice(1) || null };
  }
  if (room === 'open' && rest.length === 0) return { room };
  if (room === 'join' && rest.length === 0) return { room, code: hash.slice(1) || null };
  if (room === 'staff' && rest.length === 0) return { room, code: hash.slice(1) || null };
  if (room === 'lab') return { room, ruleset: rest.length > 0 ? rest.join('/') : null };
  if (room === 'fairness')
    return { room, table: rest[0] ?? null, talla: rest[1] === undefined ? null : Number(rest[1]) };
  return { room: 'nowhere' };
}

/** A number as people count; null: it is none. */
const counted = (text = ''): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

export const toLobby = '/';
export const toOpen = '/open';
export const toStaff = '/staff';
export const toTable = (table: string): string => `/table/${encodeURIComponent(table)}`;
/** The page of an evening that somebody keeps a link to. */
export const toEvening = (code: string): string => `/evening/${code}`;
/** The last evening at a table, or one shoe of it. */
export const toEveningAt = (table: string, talla?: number): string =>
  [toTable(table), 'evening', talla].filter((part) => part !== undefined).join('/');
/** A past coup of a table, where it stands after so many steps. */
export const toReplay = (table: string, coup: number, step = 0): string =>
  `${toTable(table)}/coup/${coup}${step === 0 ? '' : `#${step + 1}`}`;
export const toRules = (ruleset?: string, rule?: string): string =>
  `/rules${ruleset === undefined ? '' : `/${ruleset}`}${rule === undefined ? '' : `#${rule}`}`;
export const toLab = (ruleset?: string): string => `/lab${ruleset === undefined ? '' : `/${ruleset}`}`;
export const toFairness = (table?: string, talla?: number): string =>
  ['/fairness', table, talla].filter((part) => part !== undefined).join('/');

const MOVED = 'sabot:moved';

export function go(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new Event(MOVED));
}

/** Goes there in place of where one is: Back leads to where one came from, not through every choice made here. */
export function goInstead(path: string): void {
  history.replaceState(null, '', path);
  dispatchEvent(new Event(MOVED));
}

function subscribe(listener: () => void): () => void {
  const events = ['popstate', 'hashchange', MOVED];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

let known: { readonly at: string; readonly route: Route } | null = null;
function here(): Route {
  const at = location.pathname + location.hash;
  if (known?.at !== at) known = { at, route: routeOf(location.pathname, location.hash) };
  return known.route;
}

export const useRoute = (): Route => useSyncExternalStore(subscribe, here);
