import type { AnyDuty } from '../duty.ts';
import type { GameParts, Played } from '../played.ts';
import { Asker } from '../screen/asker.ts';
import { Deadline } from '../screen/deadline.ts';
import { CirculoAnswers } from './asked/answers.ts';
import { circuloDuty } from './asked/duty.ts';
import { CirculoFollowing } from './following.ts';
import { StandInMind } from './stand-in-mind.ts';
import type { CirculoTable } from './table.ts';
import { circuloIntro } from './told/intro.ts';
import { CirculoTeller } from './told/teller.ts';

/** A game where one of the players has the bank, as it is told and asked. */
export async function circuloPlayed(parts: GameParts<CirculoTable>): Promise<Played> {
  // Only who plays these games waits for the house's code.
  const { mindFor } = await import('sabot-server');
  const { io, input, scene, link, hand, time, pauses, chance } = parts;
  const { table } = scene;
  const mind = mindFor(table.game);
  if (mind === null) throw new Error(`nobody knows how to play ${table.game}`);
  const deadline = new Deadline(time, () => circuloDuty(table, link.latest));
  const teller = new CirculoTeller({ io, input, scene, hasTime: deadline.hasTime }, pauses);
  const told = new CirculoFollowing(link, scene, teller);
  const asker = new Asker({ scene, input, teller, timeLeft: deadline.seconds });
  const isStill = ({ key }: AnyDuty): boolean => circuloDuty(table, link.latest)?.key === key;
  const answers = new CirculoAnswers({ scene, asker, teller, hand, mind, isStill });
  const standIn = new StandInMind(table, hand, mind, chance);
  const done = new Set<string>();
  return {
    teller,
    told,
    intro: () => circuloIntro(scene),
    dutyIn: (message) => circuloDuty(table, message),
    before: ({ awaited }) => teller.before(awaited.clock),
    answer: (duty) => answers.to(duty),
    waitsOn: ({ awaited }) => awaited.clock === 'stakes',
    standIn: async (duty) => {
      await standIn.answer(() => isStill(duty));
    },
    async finish(duty) {
      if (done.has(duty.key)) return false;
      done.add(duty.key);
      return standIn.letGo(() => isStill(duty));
    },
  };
}
