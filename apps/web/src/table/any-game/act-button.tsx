import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

interface ActButtonProps {
  readonly label: string;
  /** The one thing the table waits for you to do. */
  readonly primary?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** Something you may do. What the table waits for takes the focus, unless you are in the middle of something. */
export function ActButton({ label, primary = true, disabled = false, onPress }: ActButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const isIdle = document.activeElement === null || document.activeElement === document.body;
    if (primary && isIdle) place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [primary]);
  return (
    <span ref={place}>
      <Button kind={primary ? 'act' : 'plain'} disabled={disabled} onPress={onPress}>
        {label}
      </Button>
    </span>
  );
}
