import type { Omission } from './readings.ts';

/** Found while the games were played by people. */
export const OMISSIONS_ADDED_LATER = [
  {
    id: 'OM-S34',
    about: 'Dos paños',
    rules: ['AST-DP-D-8', 'AST-DP-B-13', 'AST-DP-C5-2'],
    missing: 'Whether whoever’s turn it is must play the cards, who may have no stake in the coup',
    elsewhere:
      'AST-DP-D-8 gives the cards by number and asks for no stake. AST-DP-C5-2 takes them from whoever is too slow; under OM-37 they go to the next. Nobody is bound to play.',
    default:
      'they may let them pass to the next in turn as long as nobody has looked at them, and whoever made banco may not; failing a next, the croupier speaks',
    strength: 'house',
  },
] as const satisfies readonly Omission[];
