import { entriesIn, isNamedIn } from '@sabot/engine/by-name';
import { capital } from '@sabot/words';
import { useState } from 'react';
import { HowButton } from '../../newcomer/how-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { chipsOf } from '../any-game/books.ts';
import { WayOut } from '../any-game/way-out.tsx';
import { PaceSwitches } from '../pace/pace-switches.tsx';
import { sceneOf } from './scene.ts';
import { ShoeFacts } from './shoe.tsx';
import { usePuntoBanca } from './use-punto-banca.ts';

interface TableMenuProps {
  readonly onLimits: () => void;
  readonly onBuy: () => void;
  readonly onStand: () => void;
  readonly onTip: () => void;
}

/** The corners of the room: limits on one side, the way out on the other. */
export function TableMenu({ onLimits, onBuy, onStand, onTip }: TableMenuProps) {
  const { words, message, you, offered, money } = usePuntoBanca();
  const [open, setOpen] = useState(false);
  const isHere = you !== null && isNamedIn(message.view.people, you);
  const settings = message.view.table?.settings;
  const limits = settings ? words.limits.short(money(settings.minimum), money(settings.maximum)) : '';
  const then = (next: () => void) => (): void => {
    setOpen(false);
    next();
  };
  return (
    <>
      <div className="corner is-left">
        <Button kind="quiet" onPress={onLimits} label={`${words.menu.limits}: ${limits}`}>
          {limits}
        </Button>
        <HowButton />
      </div>
      <div className="corner is-right">
        <Button kind="quiet" onPress={() => setOpen(true)} label={words.menu.open}>
          {words.menu.title}
        </Button>
        <WayOut />
      </div>
      <Sheet title={words.menu.title} open={open} onClose={() => setOpen(false)}>
        <div className="menu">
          <ShoeFacts />
          <div className="menu-acts">
            <Button onPress={then(onLimits)}>{words.menu.limits}</Button>
            {isHere && <Button onPress={then(onBuy)}>{words.menu.buy}</Button>}
            {offered('GiveTip') && <Button onPress={then(onTip)}>{words.tip.title}</Button>}
            {offered('Stand') && <Button onPress={then(onStand)}>{words.menu.stand}</Button>}
          </div>
          <PaceSwitches hasRebet />
          <PeopleList />
        </div>
      </Sheet>
    </>
  );
}

function PeopleList() {
  const { words, message, money, nameOf, isBot } = usePuntoBanca();
  const { view } = message;
  const scene = sceneOf(view);
  const people = entriesIn(view.people).map(([player, place]) => ({
    player,
    order: place.kind === 'seat' ? place.n : place.behind + 0.5,
    where: place.kind === 'seat' ? words.menu.seat(place.n) : words.menu.standing(place.behind),
  }));
  return (
    <section>
      <h3 className="menu-head">{words.menu.people}</h3>
      <ul className="people">
        {people
          .toSorted((a, b) => a.order - b.order)
          .map(({ player, where }) => (
            <li key={player}>
              <span>
                {capital(nameOf(player))}
                {isBot(player) && <small> {words.bot}</small>}
              </span>
              <small>
                {where} · {words.menu.chips(money(chipsOf(scene, player)))}
              </small>
            </li>
          ))}
      </ul>
    </section>
  );
}
