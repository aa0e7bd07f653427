import { formatError } from '@sabot/notation';
import type { BadCallWords } from '../words.ts';
import { backupFaults } from './backup.ts';
import { holderInWords } from './holder.ts';
import { oddsFaults } from './odds.ts';
import { ownTableFaults } from './own-table.ts';
import { setting } from './settings.ts';
import { tls } from './tls.ts';

const meant = (near: string | null): string => (near === null ? '' : `; ¿quería decir «${near}»?`);

export const bad: BadCallWords = {
  unknownCommand: (given, near) => `no conozco la orden «${given}»${meant(near) || '; «sabot --help» las enumera'}`,
  unknownOption: (given, near) => `no conozco la opción «${given}»${meant(near)}`,
  optionNotHere: (given, command) => `«sabot ${command}» no tiene la opción «${given}»`,
  optionNeedsValue: (given) => `«${given}» necesita un valor`,
  optionTakesNoValue: (given) => `«${given}» no lleva valor`,
  unknownLanguage: (given) => `«${given}» no es un idioma de aquí; lo son es y en`,
  missing: (command, what) => `«sabot ${command}» necesita ${what}; mire «sabot ${command} --help»`,
  tooMany: (command, given) => `a «sabot ${command}» le sobra «${given}»`,
  unknownRuleset: (given, near, known) =>
    `no conozco el reglamento «${given}»${meant(near) || `; hay: ${known.join(', ')}`}`,
  ruleOf: (rule, ruleset) => `${rule} es una regla de ${ruleset}: sabot rules ${ruleset} ${rule}`,
  isReading: (reading, page) => `${reading} es una lectura, no una regla: está en ${page}`,
  unknownAct: (given, near) => `no hay acto «${given}»${meant(near)}`,
  unknownRule: (given, ruleset, near) => `no hay regla «${given}» en ${ruleset}${meant(near)}`,
  noSuchFile: (file) => `${file}: no existe ese archivo`,
  notJson: (file) => `${file}: esto no es JSON`,
  isDirectory: (file) => `${file}: es un directorio, no un archivo`,
  unreadable: (file, code) => `${file}: no se puede leer (${code})`,
  unwritable: (file, code) => `${file}: no se puede escribir (${code})`,
  alreadyThere: (file) => `${file}: ya existe, y no se escribe encima`,
  outputLost: (code) => `no se puede escribir en la salida estándar (${code})`,
  tooLarge: (file, megabytes) => `${file}: ocupa más de ${megabytes} MB`,
  notAProof: (file) => `${file}: esto no es la prueba de un barajado`,
  otherShoe: (file, table, talla) =>
    `${file}: esta historia es de otro sabot; tiene que ser de ${table}, talla ${talla}`,
  proofVersion: (file, version, known) => `${file}: prueba de la versión «${version}»; este Sabot conoce ${known}`,
  nothingKept: (location) => `${location}: aquí no hay nada guardado que comprobar`,
  notUtf8: (file) => `${file}: no es texto UTF-8`,
  watchesAFile: '--watch sigue un archivo, no la entrada estándar',
  stdinTwice: 'la entrada estándar solo se puede leer una vez',
  misread: (problem, file) => formatError(problem, file, 'es'),
  impossible: (file, why) => `${file}: no es una historia que haya podido pasar${why === null ? '' : `: ${why}`}`,
  notANumber: (option, given) => `«${option}» lleva un número entero desde 1, no «${given}»`,
  unfitName: (given) =>
    `«${given}» no puede ser un nombre: empieza por letra o cifra y sigue con letras, cifras, espacios sueltos, «.», «_» o «-», 32 como mucho; las palabras de la mesa («croupier», «house»…) no valen`,
  setting,
  storeHeld: (holder) =>
    `otra casa tiene abierto este almacén: ${holderInWords(holder)}; ciérrela antes o elija otro --data u otra DATABASE_URL`,
  storeBehind: (file, { stream, version }) =>
    `el almacén está por detrás de lo que la casa había guardado: a ${stream} le falta el evento ${version}, o es otro; si ha restaurado a propósito una copia anterior, borre ${file}`,
  notHeads: (file) => `${file}: no es una lista de cabezas de «sabot heads»`,
  backup: backupFaults,
  badTime: (given) => `«${given}» no es una hora como 2026-11-17T22:30, seguida de Z o de +01:00 si no es la local`,
  futureTime: (given) => `«${given}» todavía no ha llegado; quite --before para restaurarlo todo`,
  notBoth: (option, other) => `«${option}» y «${other}» no van juntas: dé una de las dos`,
  badVaultKey: (where) =>
    `${where}: la clave de la cámara son 32 bytes en hexadecimal o base64, como los que hace «openssl rand -hex 32»`,
  nodeNeedsDatabase: 'un nodo entre varios necesita una base de datos: ponga DATABASE_URL y quite --data',
  nodeNeedsSecret: 'un nodo necesita el secreto que comparten todos: --node-secret FILE o SABOT_NODE_SECRET',
  shortSecret: (where, least) =>
    `${where}: el secreto de los nodos tiene al menos ${least} caracteres, como los que da «openssl rand -hex 32»`,
  openToOthers: (file) => `${file}: otros pueden leer esta clave; ciérrela con «chmod 600»`,
  portTaken: (port, code) => `no se puede abrir el puerto ${port} (${code}); elija otro con --port`,
  houseThere: (address) => `ya hay una casa abierta en ${address}; ciérrela antes o elija otros --port y --data`,
  notAnAddress: (given) => `«${given}» no es una dirección como http://localhost:4040`,
  nameTaken: (given) => `«${given}» está ocupado o se parece a otro nombre; elija otro con --name`,
  notTogether: (option, other) => `«${option}» y «${other}» no van juntas: «${other}» necesita una casa para usted`,
  noTableOf: (ruleset, open) => `allí no hay mesa de «${ruleset}»; hay: ${open.join(', ')}`,
  otherGame: (game) => `a «${game}» no se juega en la terminal; «sabot serve» lo abre en la página`,
  notCompared: (ruleset) => `«${ruleset}» no tiene con qué compararse; lo enseña «sabot rules ${ruleset}»`,
  nobodyThere: (address) => `ninguna casa responde en ${address}`,
  tls,
  ownTable: ownTableFaults,
  odds: oddsFaults,
  unexpected: (why) => `ha pasado algo que no debía: ${why}`,
};
