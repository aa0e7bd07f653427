import { es as dictionary, moneyIn, refusalIn } from '@sabot/words';
import type { SettingWords } from '../setting-words.ts';

const meant = (near: string | null, known: readonly string[]): string =>
  near === null ? `hay: ${known.join(', ')}` : `¿quería decir «${near}»?`;

export const setting: SettingWords = {
  unfit: (where, takes, given) => `${where} lleva ${takes}, no «${given}»`,
  takes: {
    port: 'un puerto de 0 a 65535 (0: cualquiera libre)',
    pace: 'un número mayor que 0 y hasta 100',
    seconds: 'segundos, más de 0 y hasta un día',
    count: 'un número entero de 0 a 100',
    text: 'algún texto',
    database: 'una dirección como postgres://user@host/name',
    switch: 'on u off',
    record: 'un objeto entre llaves',
    page: 'una carpeta con un index.html, o false',
    tables: 'al menos una mesa, como RULESET=2,RULESET',
    publicUrl: 'una dirección como https://sabot.example, o varias con comas',
    header: 'el nombre de una cabecera, como X-Forwarded-For',
    limits: 'límites y cifras, como sockets=500,guests=1000',
    ownTables: 'off, o cuántas puede haber: 20, o each=3,all=20',
    amount: 'un número entero de 1 a mil millones',
    days: 'días enteros, de 0 a 365',
    answerDays: 'días enteros, de 1 a 3650',
    node: 'un nombre de letras, cifras, «.» y «-», de 63 como mucho',
    nodeUrl: 'una dirección como http://10.0.0.7:4040',
    clocks: 'relojes y segundos, como stakes=30,cut=10',
  },
  unknown: (where, given, near, known) => `${where} no conoce «${given}»; ${meant(near, known)}`,
  twice: (where, given) => `${where} nombra «${given}» dos veces en las mismas condiciones; diga una vez cuántas hay`,
  tooMany: (where, given, most) =>
    `${where}: en estas condiciones la ley permite ${most} mesa de «${given}» por establecimiento`,
  refused: (where, code, facts) =>
    `${where}: ${refusalIn(dictionary, { code, facts }, { money: (cents) => moneyIn('es', cents), game: null })}`,
};
