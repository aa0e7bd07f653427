import { describe, expect, it } from 'vitest';
import { recorded } from '../../../test/recorded.ts';
import { COVERED } from '../any-game/card-name.ts';
import { follow } from './follow.ts';
import { asMessage, type Message } from './message.ts';
import { type Scene, sceneOf } from './scene.ts';

const messages = recorded('chemin-de-fer/table').messages.map(asMessage);
/** Each message with the one before it, where nothing was left out between them. */
const steps = messages.flatMap((message, i) => {
  const before = messages[i - 1];
  return before && message.version - before.version === message.events.length ? [{ before, message }] : [];
});
const followed = ({ before, message }: { readonly before: Message; readonly message: Message }): Scene =>
  message.events.reduce((scene, { event }) => follow(scene, event, message.view), sceneOf(before.view));
const money = ({ books }: Scene) => Object.fromEntries(Object.entries(books).filter(([, cents]) => cents !== 0));

describe('following a table event by event', () => {
  it('comes to the money, the people and the banker of the view, to the cent', () => {
    expect(steps.length).toBeGreaterThan(50);
    for (const step of steps) {
      const now = sceneOf(step.message.view);
      const scene = followed(step);
      expect(money(scene), `version ${step.message.version}`).toEqual(money(now));
      expect(scene.people).toEqual(now.people);
      expect(scene.banker, `version ${step.message.version}`).toBe(now.banker);
    }
  });

  it('comes to the phase of the view, and to the stage and the offer of the bank', () => {
    for (const step of steps) {
      const now = sceneOf(step.message.view);
      const scene = followed(step);
      if (scene.phase !== 'between') expect(scene.phase, `version ${step.message.version}`).toBe(now.phase);
      if (now.walk === null) continue;
      expect(scene.walk?.stage).toBe(now.walk.stage);
      expect(scene.walk?.offered?.to).toBe(now.walk.offered?.to);
      expect(scene.walk?.bids.map(({ player, amount }) => ({ player, amount }))).toEqual(
        now.walk.bids.map(({ player, amount }) => ({ player, amount })),
      );
    }
  });

  it('never turns over a card that the view keeps covered', () => {
    for (const step of steps) {
      const { coup } = step.message.view;
      if (coup === null) continue;
      for (const card of followed(step).cards.filter(({ at }) => at === 'table')) {
        const known = coup.drawn.find(({ no }) => no === card.no);
        if (known?.card === COVERED) expect([card.card, card.peek]).toEqual([COVERED, null]);
        else expect(card.peek ?? card.card).toBe(known?.card);
      }
    }
  });
});
