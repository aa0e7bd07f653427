import { en as dictionary, moneyIn, refusalIn } from '@sabot/words';
import type { SettingWords } from '../setting-words.ts';

const meant = (near: string | null, known: readonly string[]): string =>
  near === null ? `known: ${known.join(', ')}` : `did you mean "${near}"?`;

export const setting: SettingWords = {
  unfit: (where, takes, given) => `${where} takes ${takes}, not "${given}"`,
  takes: {
    port: 'a port from 0 to 65535 (0: any that is free)',
    pace: 'a number above 0 and up to 100',
    seconds: 'seconds, above 0 and up to a day',
    count: 'a whole number from 0 to 100',
    text: 'some text',
    database: 'an address such as postgres://user@host/name',
    switch: 'on or off',
    record: 'an object in braces',
    page: 'a folder with an index.html, or false',
    tables: 'at least one table, such as RULESET=2,RULESET',
    publicUrl: 'an address such as https://sabot.example, or several with commas',
    header: 'the name of a header, such as X-Forwarded-For',
    limits: 'limits and figures, such as sockets=500,guests=1000',
    ownTables: 'off, or how many there may be: 20, or each=3,all=20',
    amount: 'a whole number from 1 to a thousand million',
    days: 'whole days from 0 to 365',
    answerDays: 'whole days from 1 to 3650',
    node: 'a name of letters, digits, "." and "-", 63 at most',
    nodeUrl: 'an address such as http://10.0.0.7:4040',
    clocks: 'clocks and seconds, such as stakes=30,cut=10',
  },
  unknown: (where, given, near, known) => `${where} knows no "${given}"; ${meant(near, known)}`,
  twice: (where, given) => `${where} names "${given}" twice on the same terms; say once how many there are`,
  tooMany: (where, given, most) => `${where}: on these terms the law allows ${most} table of "${given}" in a house`,
  refused: (where, code, facts) =>
    `${where}: ${refusalIn(dictionary, { code, facts }, { money: (cents) => moneyIn('en', cents), game: null })}`,
};
