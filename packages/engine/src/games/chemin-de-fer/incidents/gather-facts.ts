import type { Card } from '../../../cards/card.ts';
import { rankOf } from '../../../cards/card.ts';
import { handOf } from '../../../coup/drawn.ts';
import { totalOf } from '../../../coup/totals.ts';
import { cardsAt } from '../coup/cards-at.ts';
import { thirdOf } from '../coup/duty.ts';
import { stakedBy } from '../money/accounts.ts';
import type { CheminDeFerLaw, Side } from '../questions.ts';
import type { CheminDeFerState, Coup } from '../state.ts';
import { type Incident, type IncidentFacts, plainFacts, type Rival } from './facts.ts';

interface Reported {
  readonly incident: Incident;
  readonly card: number | null;
  readonly drawn: readonly Card[];
  readonly player: string | null;
}

/** The two third cards of a hand, and what it would come to with each. */
function rivals(law: CheminDeFerLaw, coup: Coup, hand: Side, drawn: readonly Card[]): readonly Rival[] {
  const first = thirdOf(coup, hand);
  const base = totalOf(law, coup, hand, 2);
  const value = (card: Card): number => law.cardValue.ask({ rank: rankOf(card) }).answer;
  const sum = (card: Card): number => law.handTotal.ask({ sum: base + value(card) }).answer;
  const second = drawn.map((card, i) => ({ card: coup.drawn.length + 1 + i, total: sum(card) }));
  return first === undefined ? second : [{ card: first.no, total: sum(first.card) }, ...second];
}

/** Everything a ruling may turn on, read from the table. */
export function gatherFacts(law: CheminDeFerLaw, state: CheminDeFerState, reported: Reported): IncidentFacts {
  const { incident, card, drawn, player } = reported;
  const { coup } = state;
  const banker = state.bank?.banker ?? '';
  const staked = stakedBy(state, player ?? '');
  const count = coup?.drawn.length ?? state.loose.length;
  const out = drawn.map((_, i) => count + 1 + i);
  if (coup === null) return plainFacts(incident, { early: true, card, out, banker, player, staked });
  const punto = handOf(coup.drawn, 'punto').slice(0, 2);
  const banca = handOf(coup.drawn, 'banca').map(({ no }) => no);
  const culprit = incident === 'banker-exposes' ? 'banker' : 'croupier';
  /** By the same hand as the card that is reported now. */
  const isExposed = (no: number): boolean =>
    no === card || coup.faults.some((fault) => fault.by === culprit && fault.card === no);
  return plainFacts(incident, {
    card,
    out,
    player,
    banker,
    staked,
    bancaCards: banca,
    answering: punto.flatMap(({ no }, i) => (isExposed(no) ? [banca[i] ?? coup.drawn.length + 1] : [])),
    both: punto.length === 2 && punto.every(({ no }) => isExposed(no)),
    divided: coup.faults.some((fault) => fault.by !== culprit && fault.card !== card),
    bancaTotal: totalOf(law, coup, 'banca', 2),
    puntoTotal: totalOf(law, coup, 'punto', 2),
    rivals:
      incident === 'two-thirds-to-punto' || incident === 'two-thirds-to-banca'
        ? rivals(law, coup, incident === 'two-thirds-to-punto' ? 'punto' : 'banca', drawn)
        : [],
    seen: cardsAt(state) === 'seen',
    rightful: state.calls.partners[0] ?? state.calls.made?.lead ?? coup.holder,
    holder: coup.holder,
    banco: coup.holder !== null && coup.banco.includes(coup.holder),
  });
}
