import { type GroundRef, ruleOf } from '@sabot/engine';
import type { Offered } from '@sabot/protocol';
import { quotedIn } from '@sabot/words';
import { cite } from '../../../terminal/citation.ts';
import { hanging } from '../../../terminal/layout.ts';
import type { CirculoTold } from '../../../words/circulo-words.ts';
import { INDENT, WIDTH } from '../../scene.ts';
import { type Matter, matterLines } from '../../why.ts';
import { actLabel } from '../asked/act-label.ts';
import { type Choice, choicesIn } from '../asked/choices.ts';
import type { CirculoScene } from '../scene.ts';
import { sentenceOf } from './spoken.ts';
import { CITED } from './told-why.ts';

/** What was settled in a few words; null: nothing a player might ask about. */
function whatOf(event: CirculoTold, scene: CirculoScene): string | null {
  const { words, you, money, language } = scene;
  const { coup } = words.circulo;
  const { outcome } = words.table.why;
  switch (event.type) {
    case 'PuntoSpoke':
      return `${coup.hands.punto}: ${quotedIn(language, event.word)}`;
    case 'PanoSpoke':
      return `${coup.hands[event.pano]}: ${quotedIn(language, event.word)}`;
    case 'HandAbated':
      return `${coup.hands[event.hand]}: ${coup.abates}, ${event.total}`;
    case 'StakesClosed':
      return coup.whoHolds;
    case 'CoupDecided':
      return outcome[event.outcome](event.punto, event.banca);
    case 'PanoDecided':
      return `${coup.hands[event.pano]}: ${coup.wins[event.outcome]}, ${event.total} – ${event.banca}`;
    case 'StakeSettled': {
      const told = { won: coup.won, lost: coup.lost, null: coup.stays }[event.fate];
      return event.player === you ? told(money(event.stake)) : null;
    }
    case 'BankSettled':
      return event.deducted === 0 ? null : `${coup.cagnotte}: ${money(event.deducted)}`;
    default: {
      if (!CITED.has(event.type)) return null;
      return sentenceOf(event, scene);
    }
  }
}

function matterOf(event: CirculoTold, scene: CirculoScene): readonly Matter[] {
  const what = whatOf(event, scene);
  const [first, ...others] = event.grounds;
  return what === null || first === undefined ? [] : [{ what, grounds: [first, ...others] }];
}

function choiceLine({ offer, label }: Choice, { table, words }: CirculoScene): string {
  const [ground] = offer.grounds as readonly GroundRef[];
  return ground === undefined ? label : `${label}: ${cite(ground, table.entry, words)}`;
}

/** The rules that bound a stake. */
function limitsOf({ fields }: Offered, { table, words }: CirculoScene): string {
  const bound = fields[table.ownPlace];
  const grounds = bound?.kind === 'amount' ? [bound.grounds.min, bound.grounds.max] : [];
  return [...new Set(grounds)].map((ground) => cite(ground as GroundRef, table.entry, words)).join('; ');
}

/** The rules behind the last coup and what came after it, and behind what you may do now. */
export function circuloWhy(recent: readonly CirculoTold[], scene: CirculoScene): readonly string[] {
  const { table, words, paint } = scene;
  const { why } = words.table;
  const matters = recent.flatMap((event) => matterOf(event, scene));
  const stakes = table.offered('SetStakes');
  const staking = stakes === undefined ? [] : [`${actLabel(words, 'SetStakes')}: ${limitsOf(stakes, scene)}`];
  const may =
    table.awaited === undefined ? [] : [...staking, ...choicesIn(scene).front.map((one) => choiceLine(one, scene))];
  const calls = [...new Set(recent.flatMap((event) => (event.type === 'Called' ? event.grounds.map(ruleOf) : [])))];
  return [
    ...(matters.length === 0 ? [INDENT + why.nothing] : [INDENT + paint.dim(why.heading(table.view.coups))]),
    ...matters.flatMap((matter) => matterLines(matter, scene)),
    ...(calls.length === 0 ? [] : [INDENT + paint.bold(why.calls), paint.dim(hanging('', calls.join(', '), 4, WIDTH))]),
    ...(may.length === 0 ? [] : [INDENT + paint.bold(words.circulo.ask.mayDo)]),
    ...may.map((line) => paint.dim(hanging('', line, 4, WIDTH))),
  ];
}
