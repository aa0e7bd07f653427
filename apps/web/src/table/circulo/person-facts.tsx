import { lookUp } from '@sabot/engine/by-name';
import { capital } from '@sabot/words';
import type { ReactNode } from 'react';
import { Sheet } from '../../ui/sheet.tsx';
import { chipsOf, type Kept } from '../any-game/books.ts';
import type { People } from '../any-game/place-in.ts';
import { useCirculo } from './use-circulo.ts';

interface PersonFactsProps {
  readonly player: string;
  readonly scene: Kept & { readonly people: People };
  readonly marks: readonly string[];
  readonly onClose: () => void;
  /** Their stakes. */
  readonly children: ReactNode;
}

/** Whoever was touched: place, chips, stakes, and what counts for their turn. */
export function PersonFacts({ player, scene, marks, onClose, children }: PersonFactsProps) {
  const { words, titleOf, whereIs, isBot, money } = useCirculo();
  const place = lookUp(scene.people, player);
  return (
    <Sheet title={titleOf(player)} open onClose={onClose}>
      {place && (
        <div className="facts">
          <p>
            {whereIs(place)}
            {isBot(player) && ` · ${words.bot}`}
          </p>
          <p>{words.menu.chips(money(chipsOf(scene, player)))}</p>
          {children}
          {marks.map((mark) => (
            <p key={mark}>{capital(mark)}</p>
          ))}
        </div>
      )}
    </Sheet>
  );
}
