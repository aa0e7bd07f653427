import { Why } from '../../ui/why.tsx';
import { useAllGently } from '../any-game/use-gently.ts';
import { bankMoney, cagnotteOf } from '../circulo/bank-books.ts';
import { Ladder, TurnWhy } from './ladder.tsx';
import { OrderOfPriority } from './order-ahead.tsx';
import type { Playback } from './playback.ts';
import { associatesOf, garageOf } from './scene.ts';
import { useMarks } from './seats.tsx';
import { useCdf } from './use-cdf.ts';

/** Whose the bank is, what is in it, the ladder it goes down, and where everybody stands with it. */
export function BankPanel({ playback }: { readonly playback: Playback }) {
  const { cdf, message, money, nameOf, tell, titleOf } = useCdf();
  const scene = useAllGently(playback.scene);
  const { walk, banker } = scene;
  const associates = associatesOf(scene);
  return (
    <div className="coup-panel">
      <section className="account">
        <h3>{cdf.panel.bank}</h3>
        <p className="circulo-panel-bank">
          {banker === null ? cdf.ladder.nobody : cdf.inBank(money(bankMoney(scene)))}
        </p>
        {banker !== null && <p>{cdf.ladder.idle(nameOf(banker))}</p>}
        {associates.length > 0 && (
          <p>
            {cdf.marks.associate}: {associates.map((one) => titleOf(one)).join(', ')}
          </p>
        )}
        <p className="quiet-line">
          {cdf.garageIs(money(garageOf(scene)))} · {cdf.cagnotteIs(money(cagnotteOf(scene)))}
        </p>
      </section>
      <section className="account">
        <h3>{cdf.ladder.title}</h3>
        <Ladder walk={walk} />
        <TurnWhy scene={scene} />
      </section>
      {walk !== null && walk.steps.length > 0 && (
        <section className="account">
          <h3>{cdf.ladder.steps}</h3>
          <ul className="lines">
            {walk.steps.map((step, i) => {
              const line = tell(step);
              return (
                line !== null && (
                  // The steps of one walk only ever grow at the end.
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <li key={i}>
                    <span>{line}</span>
                    <Why ruleset={message.ruleset} grounds={'grounds' in step ? step.grounds : []} about={line} />
                  </li>
                )
              );
            })}
          </ul>
        </section>
      )}
      <OrderOfPriority />
      <PeopleMarks playback={playback} />
    </div>
  );
}

/** Everybody in the order of their seats, with what counts for priority. */
function PeopleMarks({ playback }: { readonly playback: Playback }) {
  const { words, titleOf } = useCdf();
  const scene = useAllGently(playback.scene);
  const marksOf = useMarks();
  const people = Object.entries(scene.people).map(([player, place]) => ({
    player,
    order: place.kind === 'seat' ? place.n : place.behind + 0.5,
    where: place.kind === 'seat' ? words.menu.seat(place.n) : words.menu.standing(place.behind),
  }));
  return (
    <section className="account">
      <h3>{words.menu.people}</h3>
      <ul className="people">
        {people
          .toSorted((a, b) => a.order - b.order)
          .map(({ player, where }) => (
            <li key={player}>
              <span>
                {titleOf(player)} <small>{where}</small>
              </span>
              <small>{marksOf(player, scene).join(' · ')}</small>
            </li>
          ))}
      </ul>
    </section>
  );
}
