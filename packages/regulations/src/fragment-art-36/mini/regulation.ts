import { regulation, rule, says, under } from '../../provisions/punto-banca-law.ts';
import { takenOver } from '../../provisions/refers-to.ts';
import { ANNUL_COUP, GO_ON, refer, warn } from '../../provisions/rulings.ts';
import { atMost, numberedSeats } from '../../provisions/seating.ts';
import * as when from '../../provisions/when.ts';
import { fragmentPuntoYBanca } from '../punto-y-banca/regulation.ts';

/** None of it is done without touching the cards. */
const HANDLED = ['cards-touched', 'squeezing', 'cards-beyond-table'] as const;
const OWN = {
  seats: 'always',
  dealing: 'always',
  uncovering: 'always',
  cut: 'always',
  choices: when.of('dealtBy'),
  squeezing: 'always',
  incident: when.isIncident(...HANDLED),
} as const;

export const fragmentMini = regulation({
  id: 'fragment-art-36/mini',
  edition: 2,
  game: 'punto-banca',
  defaults: { ...fragmentPuntoYBanca.defaults, seats: 7, dealtBy: 'croupier' },
  provisions: [
    // Artículo 36.3
    rule(
      'R36-MINI-36.3-1',
      says('dealing', 'croupier'),
      says('choices', ['croupier'], when.of('dealtBy')),
      under(
        'OM-05',
        says('seats', (_, { seats }) => numberedSeats(atMost(seats, 7))),
      ),
    ),
    rule(
      'R36-MINI-36.3-2',
      says('uncovering', { turn: 1, by: 'croupier' }, when.ofPunto),
      says('uncovering', { turn: 2, by: 'croupier' }, when.ofBanca),
      says('squeezing', 'forbidden'),
      under('OM-S31', says('cut', 'croupier')),
      under(
        'OM-S7',
        says('incident', (facts) => refer(warn(facts), GO_ON, ANNUL_COUP), when.isIncident(...HANDLED)),
      ),
    ),
    ...takenOver(fragmentPuntoYBanca, OWN, 'OM-S30'),
  ],
});
