import { en as dictionary } from '@sabot/words';
import type { GivenUp, VaultFault } from 'sabot-server';
import type { ArchiveWords, ServeWords, VaultWords, VerifyWords, WatchWords } from '../serve-words.ts';
import { holderInWords } from './holder.ts';

const GIVEN_UP: Readonly<Record<GivenUp, string>> = {
  tables: 'what was being written at the tables',
  connections: 'connections that did not close',
  histories: 'histories that were being read',
  store: 'the store, which did not close',
};

const VAULT_FAULTS: Readonly<Record<VaultFault, string>> = {
  missing: 'a shoe is in play, and its secret is missing',
  'does-not-fit': 'not the secret that the house has committed to',
  'left-over': 'its shoe is over, and it should be gone',
  'not-opened': 'cannot be opened: no key fits, or it was changed',
};

export const serve: ServeWords = {
  open: (tables, address) => `${tables === 1 ? 'One table is' : `${tables} tables are`} open at ${address}`,
  page: 'Browser',
  network: 'For others',
  terminal: 'Terminal',
  look: 'Watch',
  kept: 'Kept in',
  close: 'Close',
  otherWindow: (command) => `${command}  (in another window)`,
  director: 'Director (once)',
  ctrlC: 'Ctrl-C; nothing is lost',
  noPage: 'the page is not there; npm run build makes it',
  play: (bots) => `The chips are for play and worth nothing.${bots ? ' Bots keep you company and are marked.' : ''}`,
  portMoved: (port) => `Something else is using port ${port}, so this is the next one.`,
  already: (address) => `A house is open already at ${address}`,
  stopped: 'Closed. Every coup goes on where it is when you start again.',
  storageFailed: (why) => `Closed, because nothing more can be kept: ${why} What was acknowledged is safe.`,
  neverOpen: 'Closed before it was open.',
  claimLost: (holder) =>
    `Closed, because another house has the store now: ${holderInWords(holder)}. What was acknowledged is safe.`,
  gaveUp: (what) =>
    `Closed without waiting any longer for ${what.map((one) => GIVEN_UP[one]).join(', ')}. What was acknowledged is safe.`,
};

export const watch: WatchWords = {
  watching: (table, ruleset) => `Table ${table}, by ${ruleset}`,
  seated: (player, seat, bot) => `${player}${bot ? ' (bot)' : ''} sits down at seat ${seat}`,
  left: (player) => `${player} leaves`,
  shoe: (talla) => `A new shoe, number ${talla}`,
  commits: (commitment) => `The house commits to ${commitment}`,
  shuffles: (players) => `Shuffled too by ${players}`,
  coup: (no) => `Coup ${no}`,
  bets: dictionary.bets,
  stakes: (player, stakes) => (stakes.length === 0 ? `${player} does not bet` : `${player} bets  ${stakes.join('  ')}`),
  bank: (player, amount) => `${player} takes the bank for ${amount}`,
  banco: (player) => `${player} makes banco`,
  says: (player, word) => `${player ?? 'The croupier'}: “${word}”`,
  hands: { punto: 'punto', 'pano-1': 'paño 1', 'pano-2': 'paño 2', banca: 'banca', discard: 'discard', loose: 'aside' },
  decided: dictionary.scores,
  onPano: (pano, what) => `${pano}: ${what}`,
  panoAnnulled: 'Annulled',
  annulled: dictionary.notices.annulled,
  closed: dictionary.notices.closed,
  over: 'The house has closed the connection.',
};

export const verify: VerifyWords = {
  sound: (events, streams, heads) =>
    `${events === 1 ? '1 event' : `${events} events`} of ${streams === 1 ? '1 stream' : `${streams} streams`}: all is as it was written${heads === 0 ? '' : heads === 1 ? ', and goes through the head that was kept' : `, and goes through the ${heads} heads`}.`,
  broken: (stream, version, fault) => `${stream}, event ${version}: ${fault}`,
  vaultFits: (checked) =>
    `${checked === 1 ? 'The secret of one shoe fits' : `The secrets of ${checked} shoes fit`} what the house has committed to.`,
  vaultFault: (key, fault) => `vault, ${key}: ${VAULT_FAULTS[fault]}`,
  vaultClosed: 'The vault is sealed and was not checked: give its key (SABOT_VAULT_KEY or --vault-key).',
};

export const vault: VaultWords = {
  empty: 'The vault is empty.',
  seals: (id, count) => {
    const secrets = count === 1 ? '1 secret is' : `${count} secrets are`;
    return id === null ? `${secrets} not sealed` : `${secrets} sealed with key ${id}`;
  },
  rotated: (count, id) =>
    `${count === 1 ? '1 secret is' : `${count} secrets are`} newly sealed with key ${id}; it opens all of them now.`,
};

export const archive: ArchiveWords = (folder, days, { blocks, bytes }) =>
  blocks === 0
    ? `Nothing that is sealed is older than ${days === 1 ? 'a day' : `${days} days`} and still in the store.`
    : `${blocks === 1 ? '1 sealed talla was' : `${blocks} sealed tallas were`} moved to ${folder}, ${Math.ceil(bytes / 1000)} KB. Keep that folder: verify, replay and history read it.`;
