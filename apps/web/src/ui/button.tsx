import './button.css';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';

interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress?: () => void;
  /** `act` moves the table or chips: one a screen at most. */
  readonly kind?: 'act' | 'plain' | 'quiet';
  readonly disabled?: boolean;
  readonly label?: string;
  readonly className?: string;
  readonly autoFocus?: boolean;
  /** For whatever closes the dialog it stands in. */
  readonly slot?: string;
  readonly describedBy?: string;
}

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
      {...(onPress && { onPress })}
      {...(disabled !== undefined && { isDisabled: disabled })}
      {...(label !== undefined && { 'aria-label': label })}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      {...(autoFocus && { autoFocus })}
      {...(slot !== undefined && { slot })}
    >
      {children}
    </AriaButton>
  );
}
