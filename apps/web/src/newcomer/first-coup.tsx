import './newcomer.css';
import { useEffect, useState } from 'react';
import { useWords } from '../locales/words.ts';
import { Button } from '../ui/button.tsx';
import { hasSeenHints, keepHintsSeen } from './kept.ts';

/** What a hint can point at. Whatever bears the name in `data-hint` is ringed while the hint is shown. */
type HintPlace = 'zones' | 'call' | 'result' | 'rebet' | 'choices' | 'bank';

interface Hint {
  readonly text: string;
  readonly place: HintPlace;
  /** What it speaks of can be seen. */
  readonly isTime: boolean;
  /** What it asks for was done, or what it speaks of has gone; counts once its time has come. */
  readonly isOver: boolean;
}

interface FirstCoupProps {
  readonly game: string;
  readonly hints: readonly Hint[];
}

/** Four hints at somebody's first coup of a game, one after the other; then never again. */
export function FirstCoup({ game, hints }: FirstCoupProps) {
  const words = useWords().newcomer.hints;
  const [at, setAt] = useState(() => (hasSeenHints(game) ? hints.length : 0));
  /** The hint whose time has come: what is not there yet has not gone either. */
  const [begun, setBegun] = useState(-1);
  const hint = hints[at];
  const isTime = hint?.isTime === true;
  const isOver = hint?.isOver === true && begun === at;
  const shown = hint !== undefined && isTime && !hint.isOver ? hint : null;
  const place = shown?.place;
  useEffect(() => {
    if (isTime) setBegun(at);
  }, [isTime, at]);
  useEffect(() => {
    if (isOver) setAt((now) => now + 1);
  }, [isOver]);
  const isDone = at >= hints.length;
  useEffect(() => {
    if (isDone) keepHintsSeen(game);
  }, [isDone, game]);
  useEffect(() => {
    if (place === undefined) return;
    document.body.dataset.hinting = place;
    return () => {
      delete document.body.dataset.hinting;
    };
  }, [place]);
  if (shown === null) return null;
  const isLast = at === hints.length - 1;
  return (
    <section className="hint" aria-label={words.title}>
      <p role="status">
        {shown.text} <small>{words.of(at + 1, hints.length)}</small>
      </p>
      <div className="hint-acts">
        {!isLast && (
          <Button kind="quiet" onPress={() => setAt(hints.length)}>
            {words.skip}
          </Button>
        )}
        {(isLast || shown.place !== 'zones') && (
          <Button onPress={() => setAt(at + 1)}>{isLast ? words.done : words.next}</Button>
        )}
      </div>
    </section>
  );
}
