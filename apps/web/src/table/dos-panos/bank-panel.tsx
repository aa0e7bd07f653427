import { entriesIn } from '@sabot/engine/by-name';
import { useAllGently } from '../any-game/use-gently.ts';
import { bankMoney, cagnotteOf } from '../circulo/bank-books.ts';
import { PeopleMarks, type Ranked } from '../circulo/people-marks.tsx';
import { ToldLines } from '../circulo/told-lines.tsx';
import { BankLadder, WalkWhy } from './offer-place.tsx';
import type { Playback } from './playback.ts';
import { depositOf, PANOS, type Pano, panoOf, type Scene } from './scene.ts';
import { useMarks } from './seats.tsx';
import { useDosPanos } from './use-dos-panos.ts';

/** Whose the bank is, what is in it and against it, how it finds a holder, and where everybody stands with it. */
export function BankPanel({ playback }: { readonly playback: Playback }) {
  const { dosPanos, message, money, nameOf } = useDosPanos();
  const marksOf = useMarks();
  const scene = useAllGently(playback.scene);
  const { walk, banker } = scene;
  const { bank, table } = message.view;
  const each = table?.settings.seatsPerPano ?? 6;
  return (
    <div className="coup-panel">
      <section className="account">
        <h3>{dosPanos.panel.bank}</h3>
        <p className="circulo-panel-bank">
          {banker === null ? dosPanos.ladder.nobody : dosPanos.inBank(money(bankMoney(scene)))}
        </p>
        {banker !== null && bank !== null && <p>{dosPanos.ladder.held(nameOf(banker), bank.tallas)}</p>}
        {depositOf(scene) > 0 && <p>{dosPanos.behind(money(depositOf(scene)))}</p>}
        {PANOS.map((pano) => (
          <p key={pano}>
            {dosPanos.hand[pano]}: {money(message.situation?.plays[pano] ?? 0)}
          </p>
        ))}
        <p className="quiet-line">{dosPanos.cagnotteIs(money(cagnotteOf(scene)))}</p>
      </section>
      {walk !== null && (
        <section className="account">
          <h3>{dosPanos.ladder.title}</h3>
          <BankLadder walk={walk} />
          <WalkWhy walk={walk} />
          <ToldLines events={walk.steps} />
        </section>
      )}
      {PANOS.map((pano) => (
        <PeopleMarks
          key={pano}
          title={dosPanos.hand[pano]}
          people={ranked(scene, pano, each)}
          marksOf={(player) => marksOf(player, scene)}
        />
      ))}
    </div>
  );
}

/** The people of a paño in the order of their priority there: seated from the banker on, then those behind. */
const ranked = ({ people }: Scene, pano: Pano, each: number): readonly Ranked[] =>
  entriesIn(people).flatMap(([player, place]) => {
    const seat = place.kind === 'seat' ? place.n : place.behind;
    if (panoOf(seat, each) !== pano) return [];
    return [{ player, place, rank: seat + (place.kind === 'seat' ? 0 : 1000 + place.since / 1e6) }];
  });
