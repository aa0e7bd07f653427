import type { ServeWords, VerifyWords, WatchWords } from '../serve-words.ts';

export const serve: ServeWords = {
  open: (tables, address) => `${tables} tables are open at ${address}`,
  kept: (where) => `Everything is kept in ${where}`,
  play: 'The chips are for play and worth nothing; bots keep every table going and are marked.',
  follow: (command) => `To follow one:  ${command}`,
  stop: 'Ctrl-C closes the house; nothing is lost.',
  stopped: 'Closed. Every coup goes on where it is when you start again.',
};

export const watch: WatchWords = {
  watching: (table, ruleset) => `Table ${table}, by ${ruleset}`,
  seated: (player, seat, bot) => `${player}${bot ? ' (bot)' : ''} sits down at seat ${seat}`,
  left: (player) => `${player} leaves`,
  shoe: (talla) => `A new shoe, number ${talla}`,
  coup: (no) => `Coup ${no}`,
  stakes: (player, punto, banca, tie) => `${player} stakes  punto ${punto}  banca ${banca}  tie ${tie}`,
  hands: { punto: 'punto', banca: 'banca', discard: 'discard' },
  decided: {
    punto: (punto, banca) => `Punto wins, ${punto} to ${banca}`,
    banca: (punto, banca) => `Banca wins, ${banca} to ${punto}`,
    tie: (punto) => `A tie at ${punto}`,
  },
  annulled: 'The coup is annulled',
  closed: 'The table is closed',
  over: 'The house has closed the connection.',
};

export const verify: VerifyWords = {
  sound: (events, streams) => `All ${events} events of ${streams} streams are as they were written.`,
  broken: (stream, version, fault) => `${stream}, event ${version}: ${fault}`,
};
