import type { BackupFaultWords, BackupWords } from '../backup-words.ts';

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
const some = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const time = (at: number): string => new Date(at).toISOString();

export const backup: BackupWords = {
  done: (file, { last, appends, events, bytes }) =>
    `${file}: ${some(appends, 'append', 'appends')} up to number ${last}, with ${some(events, 'event', 'events')}, in ${size(bytes)}.`,
  nothingNew: (folder, last) => `Nothing is new since append ${last}; all of it is in ${folder}.`,
  restored: (place, { last, at, events, streams }) =>
    `${place}: ${some(events, 'event', 'events')} of ${some(streams, 'stream', 'streams')}, up to append ${last} of ${time(at)}. All are as they were written.`,
  leftOut: (count) =>
    `${some(count, 'later append is', 'later appends are')} left out. What was acknowledged in ${count === 1 ? 'it' : 'them'} is not there.`,
  seen: (tables) =>
    `The shoe in play had gone on after that at: ${tables.join(', ')}. It goes on with the same cards, which have been seen.`,
  goOn: (flag) => `Open it with: ${flag}`,
};

export const backupFaults: BackupFaultWords = {
  'nothing-kept': () => 'nothing is kept there yet, so there is nothing to back up',
  'no-backup': ({ folder }) => `${folder}: there is no backup here`,
  changed: ({ file }) => `${file}: is cut short or was changed, and cannot be used; take it from another copy`,
  'newer-form': ({ file, form }) => `${file}: written by a newer Sabot (${form}); update this one`,
  gap: ({ file, after }) =>
    `${file}: does not go on from append ${after}; a file before it is missing, or belongs to another backup`,
  'other-history': ({ folder, commit }) =>
    `${folder}: holds the backup of another history; append ${commit} is not in this store as it is there. Choose an empty folder`,
  taken: ({ file }) => `${file}: another backup has just written it; call again if you need what came since`,
  'out-of-range': ({ commit, first, last }) => `append ${commit} is not in the backup; it has ${first} to ${last}`,
  'nothing-before': ({ time: given, first }) =>
    `nothing in the backup was written before ${time(given)}; it begins at ${time(first)}`,
  'not-empty': ({ place }) => `${place}: something is kept here already, and is left as it is; choose an empty place`,
  'secret-missing': ({ key }) =>
    `the backup lacks a secret of that moment (${key}), so the shoe could not be dealt on; choose another moment`,
};
