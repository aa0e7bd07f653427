import { type Hex32, isHex32 } from '../bytes.ts';
import { isName } from '../encoding.ts';
import { type Ceremony, mayHandle } from './ceremony.ts';
import { proceed, refuse, type Step } from './refusal.ts';

/** A seated player shuffles: commits to 32 bytes of their own. */
export function commit(ceremony: Ceremony, player: string, commitment: Hex32): Step {
  const { phase, seated, contributions } = ceremony;
  if (phase === 'abandoned') return refuse('ceremony-over');
  if (phase !== 'shuffling') return refuse('shuffle-over');
  const may = mayHandle(seated, player);
  if (may !== 'yes') return refuse(may);
  if (contributions.some((one) => one.player === player)) return refuse('already-committed');
  if (!isHex32(commitment)) return refuse('bad-commitment');
  const published = [ceremony.commitment, ...contributions.map((one) => one.commitment)];
  if (published.includes(commitment)) return refuse('copied-commitment');
  const seat = (name: string) => seated.findIndex((one) => one.player === name);
  const all = [...contributions, { player, commitment, revealed: null }];
  return proceed({ ...ceremony, contributions: all.sort((a, b) => seat(a.player) - seat(b.player)) });
}

/** A person sits down before the shuffle has ended: they have a hand in this shoe, after those who were there before. */
export function join(ceremony: Ceremony, player: string): Step {
  const { phase, seated, joined, contributions } = ceremony;
  if (phase === 'abandoned') return refuse('ceremony-over');
  if (phase !== 'shuffling') return refuse('shuffle-over');
  if (!isName(player) || seated.some((one) => one.player === player)) return refuse('bad-seated');
  const isBot = (name: string): boolean => seated.some((one) => one.player === name && one.bot);
  // What a bot put in while it was among bots would not count any more.
  if (contributions.some((one) => isBot(one.player))) return refuse('bot-among-people');
  return proceed({ ...ceremony, seated: [...seated, { player, bot: false }], joined: [...joined, player] });
}

/** All have committed, or their time is up: from here on nobody can. */
export function endShuffle(ceremony: Ceremony): Step {
  if (ceremony.phase === 'abandoned') return refuse('ceremony-over');
  if (ceremony.phase !== 'shuffling') return refuse('shuffle-over');
  return proceed({ ...ceremony, phase: 'cutting' });
}
