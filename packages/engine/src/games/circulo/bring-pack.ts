import { citing } from '../../law/ground.ts';
import { NOTHING } from '../../law/question.ts';
import type { CirculoProceedings } from './table.ts';

/** A pack is brought: what must be done with it, in order. */
export function bringPack(p: CirculoProceedings): void {
  const preparation = p.law.preparation.ask(NOTHING);
  const check = p.law.checking.ask(NOTHING);
  const isChecked = p.state.checkAsked && !preparation.answer.includes('check');
  const steps = isChecked ? (['check', ...preparation.answer] as const) : preparation.answer;
  p.record({
    type: 'PackBrought',
    talla: p.state.talla + 1,
    decks: p.law.table.settings.decks,
    steps: [...steps] as [string, ...string[]],
    grounds: citing(
      preparation.grounds,
      p.state.checkAsked ? check.grounds : [],
      p.law.stopCard.ask(NOTHING).grounds,
      p.law.decks.ask(NOTHING).grounds,
    ),
  });
}
