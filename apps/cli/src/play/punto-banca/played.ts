import { messageOf, type TableMessage } from '@sabot/protocol';
import type { ShoeStory } from '@sabot/story';
import { type Duty, dutyIn } from '../duty.ts';
import type { GameParts, Played } from '../played.ts';
import { Asker } from '../screen/asker.ts';
import { Deadline } from '../screen/deadline.ts';
import { BUY_IN } from '../seat/hand.ts';
import { Answers } from './answers.ts';
import { leastStake } from './bet-words.ts';
import { introLines } from './intro.ts';
import { Person } from './person.ts';
import type { SeenTable } from './seen-table.ts';
import { StandIn } from './stand-in.ts';
import { Teller } from './teller.ts';
import { ToldTable } from './told-table.ts';
import { YourStakes } from './your-stakes.ts';

/** Punto y Banca as it is told and asked. `earlier`: the shoe before you came. */
export function puntoBancaPlayed(
  { io, input, scene, link, hand, time, pauses, chance }: GameParts<SeenTable>,
  earlier: ShoeStory,
): Played<Duty> {
  const { table, you } = scene;
  const duty = (message: TableMessage): Duty | null => dutyIn(messageOf(table.game, message), you);
  const deadline = new Deadline(time, () => duty(link.latest));
  const teller = new Teller({ io, input, scene, earlier, hasTime: deadline.hasTime }, pauses);
  const told = new ToldTable(link, scene, teller);
  const person = new Person(scene, new Asker({ scene, input, teller, timeLeft: deadline.seconds }));
  const yours = new YourStakes(scene, person, teller, hand);
  const answers = new Answers(scene, person, teller, hand, yours);
  const standIn = new StandIn(chance);
  const done = new Set<string>();
  return {
    teller,
    told,
    intro: () => introLines(scene),
    dutyIn: duty,
    before: async ({ kind }) => {
      if (kind === 'stakes') await told.openStakes();
    },
    answer: (duty) => answers.to(duty),
    waitsOn: ({ kind }) => kind === 'stakes',
    async standIn({ kind, awaited }) {
      if (kind === 'stakes') {
        const least = leastStake(table.law);
        if (table.means(you) < least) await hand.buy(BUY_IN);
        await yours.lay(standIn.stakes(table, you));
      } else if (kind === 'offer') await hand.act(standIn.takesShoe() ? 'TakeShoe' : 'DeclineShoe');
      else if (kind === 'turn') await hand.act(awaited.acts[0] ?? 'Deal');
    },
    async finish({ kind, key, awaited }) {
      if (kind !== 'turn' || done.has(key)) return false;
      done.add(key);
      return (await hand.act(awaited.acts[0] ?? 'Deal')).ok;
    },
  };
}
