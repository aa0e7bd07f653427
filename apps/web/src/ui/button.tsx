import './button.css';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';

interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress?: () => void;
  /** `act` moves the table or chips: one a screen at most. */
  readonly kind?: 'act' | 'plain' | 'quiet';
  /** It can be seen and found, and does nothing. */
  readonly disabled?: boolean;
  readonly label?: string;
  readonly className?: string;
  readonly autoFocus?: boolean;
  /** For whatever closes the dialog it stands in. */
  readonly slot?: string;
  readonly describedBy?: string;
}

/**
 * Not the attribute `disabled`: whoever has just pressed a button would lose the focus with it, and the browser lays out the whole page
 * to take it away.
 */
export const GREYED = { 'aria-disabled': true } as const;

export function Button({
  children,
  onPress,
  kind = 'plain',
  disabled,
  label,
  className = '',
  autoFocus,
  slot,
  describedBy,
}: ButtonProps) {
  return (
    <AriaButton
      className={`button button-${kind} ${className}`}
      {...(onPress && !disabled && { onPress })}
      {...(disabled && GREYED)}
      {...(label !== undefined && { 'aria-label': label })}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      {...(autoFocus && { autoFocus })}
      {...(slot !== undefined && { slot })}
    >
      {children}
    </AriaButton>
  );
}
