import { list } from '../list.ts';
import type { StandingWords } from '../standing-words.ts';

export const standing: StandingWords = {
  missing: {
    seated: (n) => (n === 1 ? 'One more seated player is needed' : `${n} more seated players are needed`),
    pano: (n, pano) => (n === 1 ? `One more player is needed on ${pano}` : `${n} more players are needed on ${pano}`),
    banker: (least) => `Nobody has taken the bank: it takes at least ${least} in chips`,
    yours: 'sit down and play goes on',
    theirs: (names) => `${list('en', names)} can sit down`,
    comeBack: 'come back and play goes on',
    back: (names) => `${list('en', names)} can come back`,
    comers: 'waiting for somebody to come',
  },
  declining: {
    counts: 'If you decline, it counts: the second time running costs the seat.',
    seat: 'If you decline, you lose your seat.',
  },
  seating: {
    arrival:
      'The shoe is under way: if you sit down now, the bank passes you once (“saludar”), and until then you have no priority.',
    change:
      'The shoe is under way: if you move, the bank passes you once (“saludar”), and until then you have no priority.',
  },
  uncovered: (amount) => `Not covered: ${amount}`,
};
