import { Why } from '../../ui/why.tsx';
import { Auction } from '../circulo/auction.tsx';
import { Ladder } from '../circulo/ladder.tsx';
import type { Scene, Walk } from './scene.ts';
import { useDosPanos } from './use-dos-panos.ts';

const RUNGS = ['named', 'offer', 'auction'] as const;

/** How the bank finds a holder. */
export function BankLadder({ walk }: { readonly walk: Walk }) {
  const { dosPanos } = useDosPanos();
  const { stage, cause } = walk;
  // A bank that is left in mid-talla is offered; one that has never been held is named or auctioned.
  const left = cause === 'left' || cause === 'broken';
  const rungs = RUNGS.filter((rung) => rung === stage || (rung === 'named' ? !left : rung === 'auction' || left));
  return <Ladder title={dosPanos.ladder.title} rungs={rungs} at={stage} names={dosPanos.stages} />;
}

/** “Why is it his turn?”, or how the bank has come to this stage. */
export function WalkWhy({ walk }: { readonly walk: Walk }) {
  const { dosPanos, message, you, nameOf } = useDosPanos();
  const told = walk.steps.findLast(({ type }) => type === 'BankOffered' || type === 'StageReached');
  const grounds = told?.grounds ?? message.view.passage?.why ?? [];
  const { offered } = walk;
  if (grounds.length === 0) return null;
  const question =
    offered === null
      ? dosPanos.ladder.how
      : offered === you
        ? dosPanos.ladder.yours
        : dosPanos.ladder.whose(nameOf(offered));
  return (
    <Why ruleset={message.ruleset} grounds={grounds} about={question}>
      {question}
    </Why>
  );
}

/** While the bank is on its way: the auction, the lot, or whom it is offered to, for how much, and why. */
export function OfferPlace({ scene }: { readonly scene: Scene }) {
  const { dosPanos, money, titleOf } = useDosPanos();
  const { walk } = scene;
  if (walk === null) return null;
  if (scene.phase === 'lots' && walk.lots.length > 0) return <LotsPlace among={walk.lots.map((one) => titleOf(one))} />;
  if (scene.phase === 'auction') return <Auction walk={walk} />;
  return (
    <>
      <BankLadder walk={walk} />
      {walk.offered !== null && (
        <div className="circulo-offer" key={walk.offered}>
          <span>{dosPanos.ladder.offeredTo}</span>
          <strong>{titleOf(walk.offered)}</strong>
          <span>{dosPanos.ladder.asked(money(walk.initial))}</span>
        </div>
      )}
      <WalkWhy walk={walk} />
    </>
  );
}

/** A lot is drawn: from the shuffle, where everybody can check it. */
export function LotsPlace({ among }: { readonly among: readonly string[] }) {
  const { dosPanos } = useDosPanos();
  return (
    <div className="dos-panos-lots">
      <p className="circulo-auction-title">{dosPanos.lots.title}</p>
      <strong>{among.join(' · ')}</strong>
      <small>{dosPanos.lots.line}</small>
    </div>
  );
}
