import { Why } from '../../ui/why.tsx';
import { useAllGently } from '../any-game/use-gently.ts';
import { bankMoney, cagnotteOf } from '../circulo/bank-books.ts';
import { Rungs, WalkWhy } from './offer-place.tsx';
import type { Playback } from './playback.ts';
import { depositOf, PANOS, type Scene, stakedOn } from './scene.ts';
import { useMarks } from './seats.tsx';
import { usePanos } from './use-panos.ts';

/** Whose the bank is, what is in it and against it, how it finds a holder, and where everybody stands with it. */
export function BankPanel({ playback }: { readonly playback: Playback }) {
  const { panos, message, money, nameOf, tell } = usePanos();
  const scene = useAllGently(playback.scene);
  const { walk, banker } = scene;
  const { bank } = message.view;
  return (
    <div className="coup-panel">
      <section className="account">
        <h3>{panos.panel.bank}</h3>
        <p className="circulo-panel-bank">
          {banker === null ? panos.ladder.nobody : panos.inBank(money(bankMoney(scene)))}
        </p>
        {banker !== null && bank !== null && <p>{panos.ladder.held(nameOf(banker), bank.tallas)}</p>}
        {depositOf(scene) > 0 && <p>{panos.behind(money(depositOf(scene)))}</p>}
        {PANOS.map((pano) => (
          <p key={pano}>
            {panos.hand[pano]}: {money(stakedOn(scene, pano))}
          </p>
        ))}
        <p className="quiet-line">{panos.cagnotteIs(money(cagnotteOf(scene)))}</p>
      </section>
      {walk !== null && (
        <section className="account">
          <h3>{panos.ladder.title}</h3>
          <Rungs walk={walk} />
          <WalkWhy walk={walk} />
          <ul className="lines">
            {walk.steps.map((step, i) => {
              const line = tell(step);
              return (
                line !== null && (
                  // The steps of one walk only ever grow at the end.
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <li key={i}>
                    <span>{line}</span>
                    <Why ruleset={message.ruleset} grounds={step.grounds} about={line} />
                  </li>
                )
              );
            })}
          </ul>
        </section>
      )}
      {PANOS.map((pano) => (
        <PanoPeople key={pano} pano={pano} scene={scene} />
      ))}
    </div>
  );
}

/** The people of a paño in the order of their priority there: seated from the banker on, then those behind. */
function PanoPeople({ pano, scene }: { readonly pano: (typeof PANOS)[number]; readonly scene: Scene }) {
  const { words, panos, message, titleOf } = usePanos();
  const marksOf = useMarks();
  const each = message.view.table?.settings.seatsPerPano ?? 6;
  const people = Object.entries(scene.people).flatMap(([player, place]) => {
    const seat = place.kind === 'seat' ? place.n : place.behind;
    if (seat <= each !== (pano === 'pano-1')) return [];
    const where = place.kind === 'seat' ? words.menu.seat(place.n) : words.menu.standing(place.behind);
    return [{ player, where, order: seat + (place.kind === 'seat' ? 0 : 1000 + place.since / 1e6) }];
  });
  return (
    <section className="account">
      <h3>{panos.hand[pano]}</h3>
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
