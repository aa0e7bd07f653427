import { lookUp } from '@sabot/engine/by-name';
import { Why } from '../../ui/why.tsx';
import { useCirculo } from './use-circulo.ts';

/** The bank is offered to you: what it costs to decline it, before you do. */
export function DecliningCost() {
  const { message, you, circulo } = useCirculo();
  const declining = message.situation?.declining;
  if (declining == null || declining.player !== you || declining.costs === 'nothing') return null;
  const line = circulo.declining[declining.costs];
  return (
    <p className="deck-line step-cost">
      {line} <Why ruleset={message.ruleset} grounds={declining.grounds} about={line} />
    </p>
  );
}

/** A seat was touched: what it costs to take it while a talla is under way. */
export function SeatingCost() {
  const { message, you, circulo } = useCirculo();
  const seating = message.situation?.seating;
  const move = you !== null && lookUp(message.view.people, you)?.kind === 'seat' ? 'change' : 'arrival';
  if (seating == null || !seating[move]) return null;
  const line = circulo.seating[move];
  return (
    <p className="step-cost">
      {line} <Why ruleset={message.ruleset} grounds={seating.grounds} about={line} />
    </p>
  );
}
