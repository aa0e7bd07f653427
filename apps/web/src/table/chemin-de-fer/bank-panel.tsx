import { entriesIn, lookUp } from '@sabot/engine/by-name';
import { useAllGently } from '../any-game/use-gently.ts';
import { bankMoney, cagnotteOf } from '../circulo/bank-books.ts';
import { PeopleMarks } from '../circulo/people-marks.tsx';
import { ToldLines } from '../circulo/told-lines.tsx';
import { BankLadder, TurnWhy } from './bank-ladder.tsx';
import { OrderOfPriority } from './order-ahead.tsx';
import type { Playback } from './playback.ts';
import { associatesOf, garageOf } from './scene.ts';
import { useMarks } from './seats.tsx';
import { useCheminDeFer } from './use-chemin-de-fer.ts';

/** Whose the bank is, what is in it, the ladder it goes down, and where everybody stands with it. */
export function BankPanel({ playback }: { readonly playback: Playback }) {
  const { cheminDeFer, words, money, nameOf, titleOf } = useCheminDeFer();
  const marksOf = useMarks();
  const scene = useAllGently(playback.scene);
  const { walk, banker } = scene;
  const associates = associatesOf(scene);
  return (
    <div className="coup-panel">
      <section className="account">
        <h3>{cheminDeFer.panel.bank}</h3>
        <p className="circulo-panel-bank">
          {banker === null ? cheminDeFer.ladder.nobody : cheminDeFer.inBank(money(bankMoney(scene)))}
        </p>
        {banker !== null && <p>{cheminDeFer.ladder.idle(nameOf(banker))}</p>}
        {associates.length > 0 && (
          <p>
            {cheminDeFer.marks.associate}:{' '}
            {associates.map((one) => `${titleOf(one)} ${money(lookUp(scene.books, `bank:${one}`) ?? 0)}`).join(', ')}
          </p>
        )}
        <p className="quiet-line">
          {cheminDeFer.garageIs(money(garageOf(scene)))} · {cheminDeFer.cagnotteIs(money(cagnotteOf(scene)))}
        </p>
      </section>
      <section className="account">
        <h3>{cheminDeFer.ladder.title}</h3>
        <BankLadder walk={walk} />
        <TurnWhy scene={scene} />
      </section>
      {walk !== null && walk.steps.length > 0 && (
        <section className="account">
          <h3>{cheminDeFer.ladder.steps}</h3>
          <ToldLines events={walk.steps} />
        </section>
      )}
      <OrderOfPriority />
      <PeopleMarks
        title={words.menu.people}
        people={entriesIn(scene.people).map(([player, place]) => ({
          player,
          place,
          rank: place.kind === 'seat' ? place.n : place.behind + 0.5,
        }))}
        marksOf={(player) => marksOf(player, scene)}
      />
    </div>
  );
}
