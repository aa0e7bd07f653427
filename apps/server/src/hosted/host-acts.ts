import { isNamedIn, type People } from '@sabot/engine';
import type { HostAct } from '@sabot/protocol';
import { isBot } from '../bots/company.ts';
import type { LineCode } from '../words.ts';
import { type Hosted, type HostedLine, nameOf } from './hosted-lines.ts';

/** What is done at the table, without its id. */
type Act = HostAct extends infer One ? (One extends HostAct ? Omit<One, 'commandId' | 'as'> : never) : never;

export interface ActContext {
  readonly hosted: Hosted;
  readonly by: string;
  readonly people: People;
  /** Of a new link. */
  readonly hash: string;
}

export type Judged =
  | { readonly ok: true; readonly line: HostedLine }
  /** Final: it was never done either, under whatever id. */
  | { readonly ok: false; readonly code: LineCode; readonly isFinal: boolean };

const no = (code: LineCode, isFinal = false): Judged => ({ ok: false, code, isFinal });
const does = (line: HostedLine): Judged => ({ ok: true, line });

/** Who may do it: the host, a director of the house, or whoever is asked to be the host. */
function whyNotTheirs({ act }: Act, { hosted, by }: ActContext): LineCode | null {
  if (act === 'take-over' || act === 'decline') return hosted.offered === nameOf(by) ? null : 'not-asked';
  if (by.startsWith('director:')) return null;
  return hosted.host !== null && by === `player:${hosted.host}` ? null : 'not-the-host';
}

/** What an act of the host writes down; or why it is not done. */
export function lineFor(act: Act, context: ActContext): Judged {
  const { hosted, people, hash, by } = context;
  const why = whyNotTheirs(act, context);
  if (why !== null) return no(why, why === 'not-the-host');
  if (hosted.isClosing) return no('table-closing');
  switch (act.act) {
    case 'pause':
      return hosted.paused === null ? does({ type: 'Paused' }) : no('paused-already');
    case 'go-on':
      return hosted.paused !== null ? does({ type: 'WentOn' }) : no('not-paused');
    case 'remove': {
      const { name } = act;
      if (name === hosted.host || isBot(name)) return no('not-to-be-removed');
      const isKnown = isNamedIn(people, name) || hosted.admitted.includes(name) || hosted.asking.includes(name);
      return isKnown && !hosted.removed.includes(name) ? does({ type: 'Removed', name }) : no('nobody-of-that-name');
    }
    case 'admit': {
      const { name } = act;
      const isWaiting = hosted.asking.includes(name) || hosted.removed.includes(name);
      return isWaiting ? does({ type: 'Admitted', name }) : no('nobody-of-that-name');
    }
    case 'turn-away':
      return hosted.asking.includes(act.name)
        ? does({ type: 'TurnedAway', name: act.name })
        : no('nobody-of-that-name');
    case 'set-admission':
      return does({ type: 'AdmissionSet', admission: act.admission });
    case 'set-spectators':
      return does({ type: 'SpectatorsSet', spectators: act.spectators });
    case 'set-quiet':
      return does({ type: 'QuietSet', isQuiet: act.isQuiet });
    case 'set-bots':
      return does({ type: 'BotsSet', bots: act.bots });
    case 'renew-link':
      return does({ type: 'LinkRenewed', hash });
    case 'hand-on': {
      const { to } = act;
      const isThere = isNamedIn(people, to) && !isBot(to) && to !== hosted.host;
      return isThere ? does({ type: 'HostOffered', to }) : no('nobody-of-that-name');
    }
    case 'take-over':
      return does({ type: 'HostTaken', name: nameOf(by) });
    case 'decline':
      return does({ type: 'HostDeclined', name: nameOf(by) });
    case 'close':
      return does({ type: 'ClosingAsked' });
    default:
      return act satisfies never;
  }
}
