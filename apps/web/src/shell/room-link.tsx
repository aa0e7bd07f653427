import type { MouseEvent, ReactNode } from 'react';
import { go } from '../client/route.ts';

interface RoomLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly current?: boolean;
  readonly label?: string;
  readonly onGo?: () => void;
}

/** A real link: it opens in a new tab when asked to, and inside the page otherwise. */
export function RoomLink({ to, children, className, current = false, label, onGo }: RoomLinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
    // A link to a place in a page goes to that place by itself.
    if (!to.includes('#')) scrollTo(0, 0);
    onGo?.();
  };
  return (
    <a href={to} className={className} aria-current={current ? 'page' : undefined} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
