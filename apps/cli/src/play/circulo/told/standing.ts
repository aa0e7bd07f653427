import { type GroundRef, lookUp, seatOf } from '@sabot/engine';
import { type Forbidden, type Offered, shortOf, type WayOut, wayOut } from '@sabot/protocol';
import { wrap } from '../../../terminal/layout.ts';
import { INDENT, note, type Told, WIDTH, who } from '../../scene.ts';
import { refusalText } from '../../screen/refusal-text.ts';
import { whyTold } from '../../screen/told-lines.ts';
import { plain } from '../../stake-words.ts';
import { actLabel } from '../asked/act-label.ts';
import type { CirculoScene } from '../scene.ts';
import type { CirculoTable } from '../table.ts';

/** Reasons that lie in the cards or the chips. Whoever has spoken already, or is not asked, needs no reason. */
const TELLING: ReadonlySet<string> = new Set(['against-the-rules', 'a-natural-is-shown', 'beyond-the-chips']);

const lines = (text: string): readonly Told[] => wrap(text, WIDTH - INDENT.length).map((line) => note(line));

/** Where you could sit down so that play goes on. */
export function wayOutOf({ message, view, you }: CirculoTable): WayOut | null {
  const missing = message.situation?.missing ?? null;
  return wayOut({ missing, acts: message.acts, place: lookUp(view.people, you), isNext: false });
}

interface Standstill {
  readonly told: readonly Told[];
  readonly grounds: readonly GroundRef[];
}

/** What a table at a standstill waits for: how many and where, and who of those present could be one of them. */
export function standstillTold(scene: CirculoScene): Standstill {
  const { table, you, words, money } = scene;
  const { hands } = words.dictionary;
  const { missing: says } = words.dictionary.standing;
  const missing = table.message.situation?.missing ?? null;
  if (missing === null || missing.what === 'stakes' || missing.what === 'session') return { told: [], grounds: [] };
  const { grounds } = missing;
  if (missing.what === 'banker') return { told: lines(`${says.banker(money(missing.least ?? 0))}.`), grounds };
  const lacking = shortOf(missing);
  const places = lacking.map(({ where, n }) =>
    where === 'table' ? says.seated(n) : says.pano(n, lookUp(hands, where) ?? where),
  );
  const away = lacking.flatMap((one) => one.away);
  const named = (names: readonly string[]): readonly string[] => names.map((one) => who(scene, one));
  const waited = table.message.awaits.flatMap(({ by }) => by.flatMap(({ id }) => (id === undefined ? [] : [id])));
  const onFoot = waited.filter((one) => lookUp(table.view.people, one)?.kind === 'standing');
  const comes = (): string => {
    if (wayOutOf(table) !== null) return says.yours;
    if (away.includes(you)) return says.comeBack;
    if (away.length > 0) return says.back(named(away));
    return onFoot.length > 0 ? says.theirs(named(onFoot)) : says.comers;
  };
  return { told: lines(`${places.join(', ')}: ${comes()}.`), grounds };
}

/** What it costs to decline the bank that you are offered. */
export function decliningTold(scene: CirculoScene): readonly Told[] {
  const declining = scene.table.message.situation?.declining ?? null;
  if (declining?.player !== scene.you || declining.costs === 'nothing') return [];
  return [...lines(scene.words.dictionary.standing.declining[declining.costs]), ...whyTold(scene, declining.grounds)];
}

/** What it costs to take a seat now, or another. */
export function seatingTold(scene: CirculoScene, { act }: Offered): readonly Told[] {
  const seating = scene.table.message.situation?.seating ?? null;
  if (act !== 'Sit' || seating === null) return [];
  const move = seatOf(scene.table.view.people, scene.you) === null ? 'arrival' : 'change';
  if (!seating[move]) return [];
  return [...lines(scene.words.dictionary.standing.seating[move]), ...whyTold(scene, seating.grounds)];
}

/** What nobody has covered of the bank yet. */
export function uncoveredTold({ table, words, money }: CirculoScene): readonly Told[] {
  const uncovered = table.message.situation?.uncovered ?? null;
  return uncovered === null ? [] : lines(`${words.dictionary.standing.uncovered(money(uncovered))}.`);
}

export const forbiddenIn = ({ table }: CirculoScene): readonly Forbidden[] =>
  (table.message.forbidden ?? []).filter(({ code }) => TELLING.has(code));

/** A word the table waits for and the law forbids, with its reason and its rule. */
export function forbiddenTold(scene: CirculoScene, forbidden: Forbidden): readonly Told[] {
  const { words, paint } = scene;
  const label = actLabel(words, forbidden.act);
  const [why = ''] = refusalText(forbidden, scene);
  const text = wrap(words.circulo.coup.forbidden(label, why), WIDTH - INDENT.length);
  return [...text.map((line) => note(paint.dim(line))), ...whyTold(scene, forbidden.grounds as readonly GroundRef[])];
}

/** The forbidden word that was typed; undefined: none. */
export function forbiddenTyped(line: string, scene: CirculoScene): Forbidden | undefined {
  const word = plain(line);
  return forbiddenIn(scene).find(({ act }) =>
    lookUp(scene.words.circulo.keys, act)?.some((key) => plain(key).startsWith(word)),
  );
}
