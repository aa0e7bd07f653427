import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Explained } from '../../ui/gloss.tsx';

interface ActButtonProps {
  readonly label: string;
  /** The one thing the table waits for you to do. */
  readonly primary?: boolean;
  readonly disabled?: boolean;
  /** What comes of it: under the mouse, with the focus, and for whoever listens. */
  readonly means?: string;
  readonly onPress: () => void;
}

/** Nothing can be done with what has the focus. */
const isIdle = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.getAttribute('aria-disabled') === 'true';

/** Something you may do. What the table waits for takes the focus, unless you are in the middle of something. */
export function ActButton({ label, primary = true, disabled = false, means = '', onPress }: ActButtonProps) {
  const described = useId();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (primary && isIdle(document.activeElement))
      place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [primary]);
  return (
    <span ref={place}>
      <Explained means={means}>
        <Button
          kind={primary ? 'act' : 'plain'}
          disabled={disabled}
          onPress={onPress}
          {...(means !== '' && { describedBy: described })}
        >
          {label}
        </Button>
      </Explained>
      {means !== '' && (
        <span id={described} className="sr-only">
          {means}
        </span>
      )}
    </span>
  );
}
