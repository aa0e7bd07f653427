import { es as dictionary } from '@sabot/words';
import type { GivenUp, VaultFault } from 'sabot-server';
import type { ArchiveWords, ServeWords, VaultWords, VerifyWords, WatchWords } from '../serve-words.ts';
import { holderInWords } from './holder.ts';

const GIVEN_UP: Readonly<Record<GivenUp, string>> = {
  tables: 'lo que se estaba escribiendo en las mesas',
  connections: 'conexiones que no se cerraban',
  histories: 'historiales que se estaban leyendo',
  store: 'el almacén, que no se cerraba',
};

const VAULT_FAULTS: Readonly<Record<VaultFault, string>> = {
  missing: 'hay un sabot en juego y falta su secreto',
  'does-not-fit': 'no es el secreto de la huella que la casa publicó',
  'left-over': 'su sabot ha terminado y ya no debería estar',
  'not-opened': 'no se puede abrir: ninguna clave sirve, o ha cambiado',
};

export const serve: ServeWords = {
  open: (tables, address) => `${tables === 1 ? 'Hay una mesa abierta' : `Hay ${tables} mesas abiertas`} en ${address}`,
  page: 'Navegador',
  network: 'Para otros',
  terminal: 'Terminal',
  look: 'Mirar',
  kept: 'Guardado',
  close: 'Cerrar',
  otherWindow: (command) => `${command}  (en otra ventana)`,
  director: 'Dirección (una vez)',
  ctrlC: 'Ctrl-C; no se pierde nada',
  noPage: 'falta la página; npm run build la hace',
  play: (bots) => `Las fichas no valen nada.${bots ? ' Hay bots, y están señalados.' : ''}`,
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
  commits: (commitment) => `Huella que publica la casa: ${commitment}`,
  shuffles: (players) => `Baraja también ${players}`,
  coup: (no) => `Jugada ${no}`,
  bets: dictionary.bets,
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
  decided: dictionary.scores,
  onPano: (pano, what) => `${pano}: ${what}`,
  panoAnnulled: 'Anulado',
  annulled: dictionary.notices.annulled,
  closed: dictionary.notices.closed,
  over: 'La casa ha cerrado la conexión.',
};

export const verify: VerifyWords = {
  sound: (events, streams, heads) =>
    `${events === 1 ? '1 evento' : `${events} eventos`} de ${streams === 1 ? '1 serie' : `${streams} series`}: todo está como se escribió${heads === 0 ? '' : heads === 1 ? ' y pasa por la cabeza guardada' : ` y pasa por las ${heads} cabezas`}.`,
  broken: (stream, version, fault) => `${stream}, evento ${version}: ${fault}`,
  vaultFits: (checked) =>
    `${checked === 1 ? 'El secreto de un sabot corresponde' : `Los secretos de ${checked} sabots corresponden`} a las huellas que la casa publicó.`,
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

export const archive: ArchiveWords = (folder, days, { blocks, bytes }) =>
  blocks === 0
    ? `En el almacén no queda nada sellado de hace más de ${days === 1 ? 'un día' : `${days} días`}.`
    : `${blocks === 1 ? 'Se ha movido 1 talla sellada' : `Se han movido ${blocks} tallas selladas`} a ${folder}, ${Math.ceil(bytes / 1000)} KB. Conserve esa carpeta: verify, replay y el historial la leen.`;
