import { ClockRing } from '../clock-ring.tsx';
import { useCirculo } from './use-circulo.ts';

interface Walk {
  readonly bids: readonly { readonly player: string; readonly amount: number }[];
  readonly out: readonly string[];
  readonly excluded: readonly string[];
}

/** The auction: the highest bid in the middle of the table, and the clock that every bid sets back. */
export function Auction({ walk }: { readonly walk: Walk | null }) {
  const { game, message, money, nameOf, you, titleOf } = useCirculo();
  if (walk === null) return null;
  const top = walk.bids.at(-1);
  const before = walk.bids.slice(-4, -1).toReversed();
  return (
    <div className="circulo-auction">
      <p className="circulo-auction-title">{game.auction.title}</p>
      <div className="circulo-auction-top">
        <ClockRing awaited={message.awaits[0]} />
        {top === undefined ? (
          <p className="circulo-auction-none">{game.auction.none}</p>
        ) : (
          <p key={`${top.player}:${top.amount}`} className="circulo-auction-bid">
            <strong>{money(top.amount)}</strong>
            <span>{top.player === you ? game.auction.yourTop : game.auction.top(nameOf(top.player))}</span>
          </p>
        )}
      </div>
      {before.length > 0 && (
        <ol className="circulo-auction-before">
          {before.map((bid) => (
            <li key={`${bid.player}:${bid.amount}`}>
              {money(bid.amount)} {game.auction.top(nameOf(bid.player))}
            </li>
          ))}
        </ol>
      )}
      <p className="circulo-auction-out">
        {walk.out.length > 0 && (
          <span>
            {game.auction.out}: {walk.out.map((one) => titleOf(one)).join(', ')}
          </span>
        )}
        {walk.excluded.length > 0 && (
          <span>
            {game.auction.barred}: {walk.excluded.map((one) => titleOf(one)).join(', ')}
          </span>
        )}
      </p>
    </div>
  );
}
