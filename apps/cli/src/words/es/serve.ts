import type { GivenUp, VaultFault } from 'sabot-server';
import type { ServeWords, VaultWords, VerifyWords, WatchWords } from '../serve-words.ts';
import { holderInWords } from './holder.ts';

const GIVEN_UP: Readonly<Record<GivenUp, string>> = {
  tables: 'lo que se estaba escribiendo en las mesas',
  connections: 'conexiones que no se cerraban',
  histories: 'historiales que se estaban leyendo',
  store: 'el almacén, que no se cerraba',
};

const VAULT_FAULTS: Readonly<Record<VaultFault, string>> = {
  missing: 'hay un sabot en juego y falta su secreto',
  'does-not-fit': 'no es el secreto con el que la casa se comprometió',
  'left-over': 'su sabot ha terminado y ya no debería estar',
  'not-opened': 'no se puede abrir: ninguna clave sirve, o ha cambiado',
};

export const serve: ServeWords = {
  open: (tables, address) => `${tables === 1 ? 'Hay una mesa abierta' : `Hay ${tables} mesas abiertas`} en ${address}`,
  page: 'Navegador',
  terminal: 'Terminal',
  look: 'Mirar',
  kept: 'Guardado',
  close: 'Cerrar',
  otherWindow: (command) => `${command}  (en otra ventana)`,
  ctrlC: 'Ctrl-C; no se pierde nada',
  noPage: 'falta la página; npm run build la hace',
  play: (bots) => `Las fichas son de juego y no valen nada.${bots ? ' Hay bots, y están señalados.' : ''}`,
  portMoved: (port) => `El puerto ${port} lo usa otro programa; este es el siguiente.`,
  already: (address) => `Ya hay una casa abierta en ${address}`,
  stopped: 'Cerrado. Al abrir de nuevo, cada jugada sigue donde está.',
  storageFailed: (why) => `Cerrada, porque ya no se puede guardar nada: ${why} Lo confirmado está a salvo.`,
  neverOpen: 'Cerrada antes de abrir.',
  claimLost: (holder) =>
    `Cerrada, porque ahora el almacén lo tiene otra casa: ${holderInWords(holder)}. Lo confirmado está a salvo.`,
  gaveUp: (what) =>
    `Cerrada sin esperar más: ${what.map((one) => GIVEN_UP[one]).join(', ')}. Lo confirmado está a salvo.`,
};

export const watch: WatchWords = {
  watching: (table, ruleset) => `Mesa ${table}, según ${ruleset}`,
  seated: (player, seat, bot) => `${player}${bot ? ' (bot)' : ''} se sienta en el asiento ${seat}`,
  left: (player) => `${player} se va`,
  shoe: (talla) => `Un sabot nuevo, el número ${talla}`,
  commits: (commitment) => `La casa se compromete con ${commitment}`,
  shuffles: (players) => `Mezcla también ${players}`,
  coup: (no) => `Jugada ${no}`,
  bets: {
    punto: 'punto',
    banca: 'banca',
    tie: 'empate',
    line: 'línea',
    pano1: 'paño 1',
    pano2: 'paño 2',
    line1: 'raya 1',
    line2: 'raya 2',
    caballo: 'caballo',
  },
  stakes: (player, stakes) =>
    stakes.length === 0 ? `${player} no apuesta` : `${player} apuesta  ${stakes.join('  ')}`,
  bank: (player, amount) => `${player} toma la banca por ${amount}`,
  banco: (player) => `${player} hace banco`,
  says: (player, word) => `${player ?? 'El crupier'}: «${word}»`,
  hands: {
    punto: 'punto',
    'pano-1': 'paño 1',
    'pano-2': 'paño 2',
    banca: 'banca',
    discard: 'descarte',
    loose: 'aparte',
  },
  decided: {
    punto: (punto, banca) => `Gana el punto, ${punto} a ${banca}`,
    pano: (pano, banca) => `Gana el paño, ${pano} a ${banca}`,
    banca: (punto, banca) => `Gana la banca, ${banca} a ${punto}`,
    tie: (punto) => `Empate a ${punto}`,
  },
  onPano: (pano, what) => `${pano}: ${what}`,
  panoAnnulled: 'Anulado',
  annulled: 'La jugada se anula',
  closed: 'La mesa está cerrada',
  over: 'La casa ha cerrado la conexión.',
};

export const verify: VerifyWords = {
  sound: (events, streams, heads) =>
    `Los ${events} eventos de ${streams} series están como se escribieron${heads === 0 ? '' : ` y pasan por las ${heads} cabezas`}.`,
  broken: (stream, version, fault) => `${stream}, evento ${version}: ${fault}`,
  vaultFits: (checked) =>
    `${checked === 1 ? 'El secreto de un sabot corresponde' : `Los secretos de ${checked} sabots corresponden`} a lo que la casa se comprometió.`,
  vaultFault: (key, fault) => `cámara, ${key}: ${VAULT_FAULTS[fault]}`,
  vaultClosed: 'La cámara está sellada y no se ha comprobado: dé su clave (SABOT_VAULT_KEY o --vault-key).',
};

export const vault: VaultWords = {
  empty: 'La cámara está vacía.',
  seals: (id, count) => {
    const secrets = count === 1 ? '1 secreto' : `${count} secretos`;
    return id === null ? `${secrets} sin sellar` : `${secrets} con el sello de la clave ${id}`;
  },
  rotated: (count, id) =>
    `${count === 1 ? '1 secreto sellado' : `${count} secretos sellados`} de nuevo con la clave ${id}; ya los abre todos.`,
};
