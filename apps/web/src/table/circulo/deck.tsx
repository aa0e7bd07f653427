import type { Offered } from '@sabot/protocol';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ActButton } from '../any-game/act-button.tsx';
import { booksOf } from '../any-game/books.ts';
import { CutDeck } from '../any-game/cut.tsx';
import { DeckFrame } from '../any-game/deck-frame.tsx';
import { HurryButton } from '../any-game/hurry.tsx';
import { RefusalNotice } from '../any-game/refusal-notice.tsx';
import { ActForm } from './act-form.tsx';
import { arranged, INLINE } from './arrangement.ts';
import { BindingCall } from './binding-call.tsx';
import { ChoicesHelp } from './choices-help.tsx';
import { ForbiddenActs } from './forbidden-acts.tsx';
import { InlineAmount } from './inline-amount.tsx';
import { missingIn } from './missing.ts';
import { MissingActs } from './missing-acts.tsx';
import { canLay, ShortOfChips } from './short-of-chips.tsx';
import { DecliningCost } from './step-costs.tsx';
import { useChoices } from './use-choices.ts';
import { useCirculo } from './use-circulo.ts';

interface DeckProps {
  readonly now: ReactNode;
  /** The acts of the game in the order in which they press. */
  readonly order: readonly string[];
  readonly StakeForm: ComponentType<{ readonly offer: Offered }>;
  /** Why there is nothing to press. */
  readonly situation: ReactNode;
  /** What has been told of the coup: it fills the room of acts where there are none. */
  readonly course: ReactNode;
  readonly onSit: () => void;
  readonly onSeat: (seat: number) => void;
  readonly onBuy: () => void;
  readonly onTouch: () => void;
  /** What has become of what is yours. */
  readonly notes: ReactNode;
}

/** What you may do now, under the thumb; who only looks on may wait for a seat. */
export function Deck({ now, notes, onSit, ...props }: DeckProps) {
  const { offered, acts, labelOf } = useCirculo();
  const waiting = offered('JoinWaitingList') && (
    <Button onPress={() => void acts.send('JoinWaitingList')}>{labelOf('JoinWaitingList')}</Button>
  );
  return (
    <DeckFrame className="circulo-deck" now={now} notes={notes} onSit={onSit} onlooker={waiting}>
      <YourActs {...props} />
    </DeckFrame>
  );
}

type Opened = { readonly is: 'more' } | { readonly is: 'form' | 'binding'; readonly act: string } | null;

/** Whatever the table offers you, the most pressing first; the rest under “more”. */
function YourActs(props: Omit<DeckProps, 'now' | 'notes' | 'onSit'>) {
  const { order, StakeForm, situation, course, onSeat, onBuy, onTouch } = props;
  const { message, isShowing, acts, offered, labelOf, game, circulo, you } = useCirculo();
  const isStaked = Object.entries(booksOf(message.view)).some(([to, sum]) => sum > 0 && to.startsWith(`stake:${you}:`));
  const choices = useChoices();
  /** With a stake on the table “nothing” would read as taking it back. */
  const buttonOf = (act: string): string =>
    act === 'StaySilent' && isStaked ? circulo.thatIsAll : choices.buttonOf(act);
  const [opened, open] = useState<Opened>(null);
  const { front, more } = arranged(message.acts, order);
  const inline = front.find(({ act, fields }) => INLINE.has(act) && Object.keys(fields).length > 0);
  const buttons = front.filter((one) => one !== inline);
  const isIdle = front.length === 0 && !offered('CutPack') && missingIn(message) === null;
  /** Beside the form for stakes these come before it, in the row that its choice of zones leaves free. */
  const isBefore = ({ act }: Offered): boolean => inline?.act === 'SetStakes' && act !== 'StaySilent';
  const isOnly = front.length === 1 && !choices.isBinding(front[0]?.act ?? '');
  const form = opened?.is === 'form' ? offered(opened.act) : undefined;
  const close = (): void => {
    acts.refuse(null);
    open(null);
  };
  const does = (offer: Offered): void => {
    onTouch();
    if (choices.isBinding(offer.act)) open({ is: 'binding', act: offer.act });
    else if (Object.keys(offer.fields).length === 0) void acts.send(offer.act).then((done) => done && open(null));
    else open({ is: 'form', act: offer.act });
  };
  const binding = opened?.is === 'binding' ? offered(opened.act) : undefined;
  if (binding) {
    const say = (): void => void acts.send(binding.act).then((done) => done && open(null));
    return (
      <div className="deck-acts circulo-acts" data-hint="choices">
        <BindingCall act={binding.act} onBack={close} onSay={say} />
      </div>
    );
  }
  const isCalledBefore = buttons.some(isBefore);
  return (
    <div className={`deck-acts circulo-acts ${isCalledBefore ? 'has-call-before' : ''}`} data-hint="choices">
      {isIdle && course}
      {isIdle && !isShowing && situation}
      <HurryButton />
      {!isShowing && <MissingActs onSeat={onSeat} onBuy={onBuy} />}
      <DecliningCost />
      {offered('CutPack') && <CutDeck />}
      {buttons.filter(isBefore).map((offer) => (
        <ActButton
          key={offer.act}
          label={buttonOf(offer.act)}
          primary={false}
          means={choices.meaningOf(offer.act)}
          disabled={acts.pending !== null}
          onPress={() => does(offer)}
        />
      ))}
      {inline?.act === 'SetStakes' &&
        (canLay(inline) ? (
          <StakeForm key={message.view.coups} offer={inline} />
        ) : (
          <ShortOfChips offer={inline} onBuy={onBuy} />
        ))}
      {inline && inline.act !== 'SetStakes' && <InlineAmount key={inline.act} offer={inline} />}
      <ForbiddenActs />
      {buttons
        .filter((offer) => !isBefore(offer))
        .toReversed()
        .map((offer) => (
          <ActButton
            key={offer.act}
            label={buttonOf(offer.act)}
            // Brass is for the only thing to do: where there is a choice it would be advice.
            primary={isOnly && offer.act !== 'StaySilent'}
            means={choices.meaningOf(offer.act)}
            disabled={acts.pending !== null}
            onPress={() => does(offer)}
          />
        ))}
      <ChoicesHelp offers={front} />
      {more.length > 0 && (
        <Button
          kind="quiet"
          className="is-slim"
          onPress={() => open({ is: 'more' })}
          label={`${game.deck.more}… ${game.deck.moreTitle}`}
        >
          <span className="circulo-wide">{game.deck.more}…</span>
          <span className="circulo-slim">…</span>
        </Button>
      )}
      {opened?.is === 'more' && (
        <Sheet title={game.deck.moreTitle} open onClose={close}>
          <div className="form">
            <RefusalNotice />
            <ul className="circulo-more">
              {more.map((offer) => (
                <li key={offer.act}>
                  <Button onPress={() => does(offer)}>{labelOf(offer.act)}</Button>
                </li>
              ))}
            </ul>
          </div>
        </Sheet>
      )}
      {form && (
        <Sheet title={labelOf(form.act)} open onClose={close}>
          <ActForm key={form.act} offer={form} onDone={close} />
        </Sheet>
      )}
    </div>
  );
}
