import { Why } from '../../ui/why.tsx';
import { Auction } from '../circulo/auction.tsx';
import { Ladder } from '../circulo/ladder.tsx';
import type { Scene, Walk } from './scene.ts';
import { usePanos } from './use-panos.ts';

const RUNGS = ['named', 'offer', 'auction'] as const;

/** How the bank finds a holder. */
export function BankLadder({ walk }: { readonly walk: Walk }) {
  const { panos } = usePanos();
  const { stage, cause } = walk;
  // A bank that is left in mid-talla is offered; one that has never been held is named or auctioned.
  const left = cause === 'left' || cause === 'broken';
  const rungs = RUNGS.filter((rung) => rung === stage || (rung === 'named' ? !left : rung === 'auction' || left));
  return <Ladder title={panos.ladder.title} rungs={rungs} at={stage} names={panos.stages} />;
}

/** “Why is it his turn?”, or how the bank has come to this stage. */
export function WalkWhy({ walk }: { readonly walk: Walk }) {
  const { panos, message, you, nameOf } = usePanos();
  const told = walk.steps.findLast(({ type }) => type === 'BankOffered' || type === 'StageReached');
  const grounds = told?.grounds ?? message.view.passage?.why ?? [];
  const { offered } = walk;
  if (grounds.length === 0) return null;
  const question =
    offered === null ? panos.ladder.how : offered === you ? panos.ladder.yours : panos.ladder.whose(nameOf(offered));
  return (
    <Why ruleset={message.ruleset} grounds={grounds} about={question}>
      {question}
    </Why>
  );
}

/** While the bank is on its way: the auction, the lot, or whom it is offered to, for how much, and why. */
export function OfferPlace({ scene }: { readonly scene: Scene }) {
  const { panos, money, titleOf } = usePanos();
  const { walk } = scene;
  if (walk === null) return null;
  if (scene.phase === 'lots' && walk.lots.length > 0) return <LotsPlace among={walk.lots.map((one) => titleOf(one))} />;
  if (scene.phase === 'auction') return <Auction walk={walk} />;
  return (
    <>
      <BankLadder walk={walk} />
      {walk.offered !== null && (
        <div className="circulo-offer" key={walk.offered}>
          <strong>{titleOf(walk.offered)}</strong>
          <span>{panos.ladder.asked(money(walk.initial))}</span>
        </div>
      )}
      <WalkWhy walk={walk} />
    </>
  );
}

/** A lot is drawn: from the shuffle, where everybody can check it. */
export function LotsPlace({ among }: { readonly among: readonly string[] }) {
  const { panos } = usePanos();
  return (
    <div className="panos-lots">
      <p className="circulo-auction-title">{panos.lots.title}</p>
      <strong>{among.join(' · ')}</strong>
      <small>{panos.lots.line}</small>
    </div>
  );
}
