import { freshPack } from '../../cards/pack.ts';
import type { PackEvent } from './events.ts';
import { isPackStep, type PackStep } from './questions.ts';
import type { CirculoState } from './state.ts';

type PackState = Pick<CirculoState, 'talla' | 'pack' | 'packSteps' | 'cut' | 'passed' | 'checkAsked'>;

const stepDone = ({ packSteps }: PackState, step: PackStep): Partial<PackState> => ({
  packSteps: packSteps.filter((left) => left !== step),
});

/** What an event about the pack changes. */
export function packChange(state: PackState, event: PackEvent): Partial<PackState> & { readonly phase?: 'pack' } {
  switch (event.type) {
    case 'CheckRequested':
      return { checkAsked: true };
    case 'PackBrought':
      return {
        phase: 'pack',
        talla: event.talla,
        pack: freshPack(event.decks),
        packSteps: event.steps.filter(isPackStep),
        cut: { to: null, declined: [] },
        passed: [],
      };
    case 'PackChecked':
      return { ...stepDone(state, 'check'), checkAsked: false };
    case 'PackMixed':
      return event.by === 'croupier' ? stepDone(state, 'mix') : {};
    case 'CardsPassed':
      return event.player === null ? stepDone(state, 'pass') : { passed: [...state.passed, event.player] };
    case 'PackShuffled':
      return stepDone(state, 'shuffle');
    case 'CutOffered': {
      const { to, declined } = state.cut;
      return { cut: { to: event.player, declined: to === null ? declined : [...declined, to] } };
    }
    case 'PackCut':
      return stepDone(state, 'cut');
    case 'StopCardPlaced':
      return { ...stepDone(state, 'stop-card'), pack: { ...state.pack, stopCardBelow: event.below } };
    default:
      return event satisfies never;
  }
}
