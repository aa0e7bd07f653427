import { PHASES, type Phase } from '../ceremony/ceremony.ts';
import { UINT32_LIMIT } from '../encoding.ts';
import { MOST_DECKS } from '../pack.ts';
import { demand, Fault } from '../verify/fault.ts';
import { readContributions, readCut, readSeated, readShoe, readVersion } from '../verify/read-ceremony.ts';
import { type Fields, hexAt, listAt, nameAt, nullable, objectAt, wholeAt } from '../verify/read-json.ts';
import type { Deed, Entry } from './entry.ts';

function phaseAt(value: unknown, at: string): Phase {
  const phase = PHASES.find((one) => one === value);
  demand(phase !== undefined && phase !== 'revealed' && phase !== 'abandoned', at, 'out-of-range');
  return phase;
}

function readJoined({ joined }: Fields, at: string): { readonly joined?: readonly string[] } {
  if (joined === undefined) return {};
  const names = listAt(joined, `${at}.joined`, nameAt);
  demand(names.length > 0, `${at}.joined`, 'out-of-range');
  return { joined: names };
}

function readDeed(fields: Fields, at: string): Deed {
  const contributions = () => readContributions(fields.contributions, `${at}.contributions`);
  const cut = (value: unknown, place: string) => readCut(value, place, MOST_DECKS);
  switch (fields.deed) {
    case 'begun': {
      const { talla, decks } = readShoe(fields, `${at}.`);
      return { deed: 'begun', talla, decks, seated: readSeated(fields.seated, `${at}.seated`) };
    }
    case 'closed':
      return {
        deed: 'closed',
        contributions: contributions(),
        cut: cut(fields.cut, `${at}.cut`),
        ...readJoined(fields, at),
      };
    case 'revealed':
      return { deed: 'revealed', secret: hexAt(fields.secret, `${at}.secret`) };
    case 'abandoned':
      return {
        deed: 'abandoned',
        during: phaseAt(fields.during, `${at}.during`),
        reason: nameAt(fields.reason, `${at}.reason`),
        contributions: contributions(),
        cut: nullable(cut)(fields.cut, `${at}.cut`),
        secret: nullable(hexAt)(fields.secret, `${at}.secret`),
        ...readJoined(fields, at),
      };
    default:
      throw new Fault(`${at}.deed`, 'unknown-deed');
  }
}

export function readEntry(value: unknown, at: string): Entry {
  const fields = objectAt(value, at);
  return {
    version: readVersion(fields, `${at}.`),
    table: nameAt(fields.table, `${at}.table`),
    no: wholeAt(fields.no, `${at}.no`, 1, UINT32_LIMIT - 1),
    previous: hexAt(fields.previous, `${at}.previous`),
    commitment: hexAt(fields.commitment, `${at}.commitment`),
    ...readDeed(fields, at),
    hash: hexAt(fields.hash, `${at}.hash`),
  };
}
