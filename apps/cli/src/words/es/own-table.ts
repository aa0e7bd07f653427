import type { OwnTableFaults, OwnTableWords } from '../own-table-words.ts';

export const ownTable: OwnTableWords = {
  opened: (table, ruleset) => `Su mesa está abierta: ${table}, según ${ruleset}.`,
  link: 'Enlace',
  code: 'Código',
  terminal: 'Terminal',
  watch: 'Mirar',
  onlyHere:
    'A la casa solo se llega desde esta máquina: desde otra, el enlace no lleva a ningún sitio. Ábrala a su red: npm start -- --host 0.0.0.0',
  asked: (host) => `${host ?? 'La casa'} ya lo sabe. En cuanto le dejen entrar, tendrá asiento; Ctrl-C para irse.`,
  letIn: 'Puede entrar.',
};

const TAKES = { amount: 'un importe como 10 o 12,50', number: 'un número entero', flag: 'on u off' } as const;

export const ownTableFaults: OwnTableFaults = {
  noHouse: 'no hay ninguna casa abierta en esta máquina; abra una con «sabot serve» o nombre una con --url',
  notASetting: (given) => `«${given}» no es una condición como minimum=20`,
  unknownSetting: (given, near, known) =>
    `aquí no hay condición «${given}»; ${near === null ? `hay: ${known.join(', ')}` : `¿quería decir «${near}»?`}`,
  unfitSetting: (setting, takes, given) =>
    `${setting} lleva ${typeof takes === 'string' ? TAKES[takes] : takes.join(', ')}, no «${given}»`,
  unlawful: (sentence) => `el reglamento no permite esta mesa: ${sentence}`,
  refused: (sentence) => sentence,
  notACode: (given) => `«${given}» no es un código como K7QM-2XPR-9FTN-4BWD ni un enlace con uno`,
  turnedAway: 'quien ha abierto la mesa no le deja entrar; elija otra o pregúntele antes',
  tableAndRuleset: 'una mesa ya tiene su reglamento: quite el reglamento o --table',
};
