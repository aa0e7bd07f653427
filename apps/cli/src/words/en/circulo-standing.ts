import type { CirculoStandingWords } from '../circulo-words.ts';

const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

export const standing: CirculoStandingWords = {
  seated: (n) => (n === 1 ? 'One more seated player is needed' : `${n} more seated players are needed`),
  onPano: (n, pano) => (n === 1 ? `One more player is needed on ${pano}` : `${n} more players are needed on ${pano}`),
  sit: 'sit down and play goes on.',
  othersSit: (names) => `${list(names)} can sit down.`,
  comeBack: 'come back and play goes on.',
  othersBack: (names) => `${list(names)} can come back.`,
  comers: 'waiting for somebody to come.',
  banker: (least) => `Nobody has taken the bank: it takes at least ${least} in chips.`,
  declining: {
    counts: 'If you decline, it counts: the second time running costs the seat.',
    seat: 'If you decline, you lose your seat.',
  },
  seating: {
    arrival: 'The talla is under way: if you sit down, the bank passes you once (“saludar”) before you have priority.',
    change: 'The talla is under way: if you move, the bank passes you once (“saludar”) before you have priority.',
  },
  uncovered: (amount) => `Not covered: ${amount}.`,
  forbidden: (act, why) => `Not “${act}”: ${why}`,
};
