import './sheet.css';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useWords } from '../locales/words.ts';
import { Button } from './button.tsx';

interface SheetProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Tall sheets keep their height whatever they hold. */
  readonly tall?: boolean;
  /** What holds a whole table takes the width there is. */
  readonly wide?: boolean;
}

/** A dialog: from below on a telephone, in the middle of the room on a desk. Esc and a touch outside close it. */
export function Sheet({ title, open, onClose, children, tall = false, wide = false }: SheetProps) {
  const words = useWords().ui;
  return (
    <ModalOverlay
      className="sheet-veil"
      isOpen={open}
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={`sheet ${tall ? 'is-tall' : ''} ${wide ? 'is-wide' : ''}`}>
        <Dialog className="sheet-dialog">
          <header className="sheet-head">
            <Heading slot="title">{title}</Heading>
            <Button kind="quiet" onPress={onClose} label={words.close}>
              <svg viewBox="0 0 16 16" width={16} aria-hidden>
                <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth={1.6} strokeLinecap="round" />
              </svg>
            </Button>
          </header>
          <div className="sheet-body">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
