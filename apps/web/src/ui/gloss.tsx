import './gloss.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface Spot {
  readonly left: number;
  readonly top?: number;
  readonly bottom?: number;
}

const HALF = 150;
/** Below this height there is room for a bubble above. */
const HEADROOM = 130;

/** Above what is explained where there is room, else below; never beyond the window. */
function spotOf(element: Element): Spot {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const middle = Math.max(HALF + 8, Math.min(innerWidth - HALF - 8, left + width / 2));
  return top > HEADROOM ? { left: middle, bottom: innerHeight - top + 6 } : { left: middle, top: bottom + 6 };
}

function Bubble({ at, children }: { readonly at: Spot; readonly children: ReactNode }) {
  // Outside everything that is moved or cut; whoever listens has the words from the description.
  return createPortal(
    <div className="gloss-bubble" style={at} aria-hidden>
      {children}
    </div>,
    document.body,
  );
}

function useSpot() {
  const [at, setAt] = useState<Spot | null>(null);
  const isOpen = at !== null;
  useEffect(() => {
    if (!isOpen) return;
    const close = (): void => setAt(null);
    addEventListener('scroll', close, true);
    addEventListener('resize', close);
    return () => {
      removeEventListener('scroll', close, true);
      removeEventListener('resize', close);
    };
  }, [isOpen]);
  return [at, setAt] as const;
}

interface GlossProps {
  /** What the word means, in the reader's language. */
  readonly means: string;
  readonly children: ReactNode;
  readonly lang?: string;
  readonly className?: string;
}

/** A word with its meaning: under the mouse, on a touch, by Tab, and for whoever listens. */
export function Gloss({ means, children, lang, className = '' }: GlossProps) {
  const id = useId();
  const [at, setAt] = useSpot();
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && at !== null) {
      event.stopPropagation();
      setAt(null);
    }
  };
  return (
    <>
      <button
        type="button"
        className={`gloss ${className}`}
        aria-describedby={id}
        {...(lang !== undefined && { lang })}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setAt(spotOf(event.currentTarget))}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setAt(null)}
        onKeyUp={(event) => event.key === 'Tab' && setAt(spotOf(event.currentTarget))}
        onBlur={() => setAt(null)}
        onClick={(event) => setAt(spotOf(event.currentTarget))}
        onKeyDown={onKey}
      >
        {children}
      </button>
      <span id={id} className="sr-only">
        {means}
      </span>
      {at !== null && <Bubble at={at}>{means}</Bubble>}
    </>
  );
}

/** What a button does, under the mouse and by Tab; a focus that only stayed where it was says nothing. It is pressed as ever; its description is its owner's affair. */
export function Explained({ means, children }: { readonly means: string; readonly children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [at, setAt] = useSpot();
  const show = (): void =>
    setAt(means !== '' && place.current?.firstElementChild ? spotOf(place.current.firstElementChild) : null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside it is the control
    <span
      ref={place}
      className="explained"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={() => setAt(null)}
      onPointerDown={() => setAt(null)}
      onKeyUp={(event) => event.key === 'Tab' && show()}
      onBlur={() => setAt(null)}
    >
      {children}
      {at !== null && <Bubble at={at}>{means}</Bubble>}
    </span>
  );
}
