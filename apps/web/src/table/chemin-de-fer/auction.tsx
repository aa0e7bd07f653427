import { ClockRing } from '../clock-ring.tsx';
import type { Scene } from './scene.ts';
import { useCdf } from './use-cdf.ts';

/** The auction: the highest bid in the middle of the table, and the clock that every bid sets back. */
export function Auction({ scene }: { readonly scene: Scene }) {
  const { cdf, message, money, nameOf, you, titleOf } = useCdf();
  const { walk } = scene;
  if (walk === null) return null;
  const top = walk.bids.at(-1);
  const before = walk.bids.slice(-4, -1).toReversed();
  return (
    <div className="cdf-auction">
      <p className="cdf-auction-title">{cdf.auction.title}</p>
      <div className="cdf-auction-top">
        <ClockRing awaited={message.awaits[0]} />
        {top === undefined ? (
          <p className="cdf-auction-none">{cdf.auction.none}</p>
        ) : (
          <p key={`${top.player}:${top.amount}`} className="cdf-auction-bid">
            <strong>{money(top.amount)}</strong>
            <span>{top.player === you ? cdf.auction.yourTop : cdf.auction.top(nameOf(top.player))}</span>
          </p>
        )}
      </div>
      {before.length > 0 && (
        <ol className="cdf-auction-before">
          {before.map((bid) => (
            <li key={`${bid.player}:${bid.amount}`}>
              {money(bid.amount)} {cdf.auction.top(nameOf(bid.player))}
            </li>
          ))}
        </ol>
      )}
      <p className="cdf-auction-out">
        {walk.out.length > 0 && (
          <span>
            {cdf.auction.out}: {walk.out.map((one) => titleOf(one)).join(', ')}
          </span>
        )}
        {walk.excluded.length > 0 && (
          <span>
            {cdf.auction.barred}: {walk.excluded.map((one) => titleOf(one)).join(', ')}
          </span>
        )}
      </p>
    </div>
  );
}
