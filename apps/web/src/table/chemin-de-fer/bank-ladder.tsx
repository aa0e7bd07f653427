import { Why } from '../../ui/why.tsx';
import { Ladder } from '../circulo/ladder.tsx';
import type { Scene, Walk } from './scene.ts';
import { useCheminDeFer } from './use-chemin-de-fer.ts';

const RUNGS = ['last-winner', 'seated', 'standing', 'retake', 'auction', 'forced'] as const;

/** The rungs the bank goes down until somebody has it. */
export function BankLadder({ walk }: { readonly walk: Walk | null }) {
  const { cheminDeFer } = useCheminDeFer();
  const at = walk?.stage ?? null;
  // The first rung is only there when a talla begins with the winner of the last one.
  const rungs = RUNGS.filter((rung) => rung !== 'last-winner' || at === rung || walk?.cause === 'talla');
  return <Ladder title={cheminDeFer.ladder.title} rungs={rungs} at={at} names={cheminDeFer.stages} />;
}

/** While the bank is on its way: whose turn it is, for how much, and why. */
export function OfferPlace({ scene }: { readonly scene: Scene }) {
  const { cheminDeFer, message, you, money, titleOf } = useCheminDeFer();
  const { walk } = scene;
  if (walk === null) return null;
  const { offered } = walk;
  return (
    <>
      <BankLadder walk={walk} />
      {offered && (
        <div className="circulo-offer" key={offered.to}>
          <span>{cheminDeFer.ladder.offeredTo}</span>
          <strong>{titleOf(offered.to)}</strong>
          <span>{cheminDeFer.ladder.atLeast(money(offered.least))}</span>
          <TurnWhy scene={scene} />
        </div>
      )}
      <Asked walk={walk} />
      <span className="sr-only">{offered?.to === you ? cheminDeFer.now.yourBank : ''}</span>
      {message.view.phase === 'waiting' && <p>{cheminDeFer.now.waiting}</p>}
    </>
  );
}

/** “Why is it his turn?”: the grounds of the offer, and of everything that was passed over on the way to it. */
export function TurnWhy({ scene }: { readonly scene: Scene }) {
  const { cheminDeFer, message, you, nameOf } = useCheminDeFer();
  const { walk } = scene;
  const to = walk?.offered?.to;
  if (!walk || to === undefined) return null;
  const reached = walk.steps.findLast((step) => step.type === 'StageReached');
  const grounds = [...new Set([...(walk.offered?.grounds ?? []), ...(reached?.grounds ?? [])])];
  if (grounds.length === 0) return null;
  const question = to === you ? cheminDeFer.ladder.yours : cheminDeFer.ladder.whose(nameOf(to));
  return (
    <Why ruleset={message.ruleset} grounds={grounds} about={question}>
      {question}
    </Why>
  );
}

/** Who has been asked in this stage, in the order in which the bank went past them. */
function Asked({ walk }: { readonly walk: Walk }) {
  const { cheminDeFer, titleOf } = useCheminDeFer();
  // Whoever is asked first stands there already.
  if (walk.asked.length < 2) return null;
  return (
    <ol className="circulo-asked" aria-label={cheminDeFer.ladder.order}>
      {walk.asked.map((player) => (
        <li key={player} className={player === walk.offered?.to ? 'is-now' : ''}>
          {titleOf(player)}
        </li>
      ))}
    </ol>
  );
}
