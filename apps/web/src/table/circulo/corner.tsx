import { isNamedIn, lookUp } from '@sabot/engine/by-name';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { HowButton } from '../../newcomer/how-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { WayOut } from '../any-game/way-out.tsx';
import { PaceSwitches } from '../pace/pace-switches.tsx';
import { useCirculo } from './use-circulo.ts';

const ClaimSheet = lazy(() => import('../aside/claim-sheet.tsx'));

export interface CornerActs {
  readonly onBuy: () => void;
  readonly onSit: () => void;
  readonly onStand: () => void;
}
interface CornerProps extends CornerActs {
  /** The limits in a few words, and the whole of them. */
  readonly limits: string;
  readonly limitsTitle: string;
  readonly children: ReactNode;
}

/** The corners of the room: limits on one side, chips, place and the way out on the other. */
export function Corner({ onBuy, onSit, onStand, limits, limitsTitle, children }: CornerProps) {
  const { words, message, table, you, offered, acts } = useCirculo();
  const [open, setOpen] = useState<'limits' | 'menu' | 'claim' | null>(null);
  const isHere = you !== null && isNamedIn(message.view.people, you);
  const stands = you !== null && lookUp(message.view.people, you)?.kind === 'standing';
  const close = (): void => {
    acts.refuse(null);
    setOpen(null);
  };
  const then = (next: () => void) => (): void => {
    setOpen(null);
    next();
  };
  return (
    <>
      <div className="corner is-left">
        <Button kind="quiet" onPress={() => setOpen('limits')} label={`${limitsTitle}: ${limits}`}>
          {limits}
        </Button>
        <HowButton />
      </div>
      <div className="corner is-right">
        {isHere && (
          <Button kind="quiet" onPress={() => setOpen('menu')} label={words.menu.open}>
            {words.menu.title}
          </Button>
        )}
        <WayOut />
      </div>
      <Sheet title={limitsTitle} open={open === 'limits'} onClose={close}>
        <div className="facts">{children}</div>
      </Sheet>
      <Sheet title={words.menu.title} open={open === 'menu'} onClose={close}>
        <div className="menu-acts">
          {offered('BuyChips') && <Button onPress={then(onBuy)}>{words.menu.buy}</Button>}
          {stands && offered('Sit') && <Button onPress={then(onSit)}>{words.sit.any}</Button>}
          {offered('Stand') && <Button onPress={then(onStand)}>{words.menu.stand}</Button>}
          <Button onPress={() => setOpen('limits')}>{limitsTitle}</Button>
          <Button onPress={() => setOpen('claim')}>{words.menu.claim}</Button>
        </div>
        <PaceSwitches hasRebet={false} />
      </Sheet>
      {open === 'claim' && (
        <Suspense fallback={null}>
          <ClaimSheet table={table} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
