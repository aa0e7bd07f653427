import type { Offered } from '@sabot/protocol';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ActButton } from '../any-game/act-button.tsx';
import { CutDeck } from '../any-game/cut.tsx';
import { DeckFrame } from '../any-game/deck-frame.tsx';
import { RefusalNotice } from '../any-game/refusal-notice.tsx';
import { ActForm } from './act-form.tsx';
import { arranged, INLINE } from './arrangement.ts';
import { InlineAmount, StakeForm } from './inline-amount.tsx';
import { NowLine } from './now-line.tsx';
import { booksOf } from './scene.ts';
import { useCdf } from './use-cdf.ts';

interface DeckProps {
  readonly onSit: () => void;
  readonly onBuy: () => void;
  readonly onTouch: () => void;
}

/** What you may do now, under the thumb; who only looks on may wait for a seat. */
export function Deck({ onSit, onBuy, onTouch }: DeckProps) {
  const { offered, acts, labelOf } = useCdf();
  const waiting = offered('JoinWaitingList') && (
    <Button onPress={() => void acts.send('JoinWaitingList')}>{labelOf('JoinWaitingList')}</Button>
  );
  return (
    <DeckFrame className="cdf-deck" now={<NowLine />} onSit={onSit} onlooker={waiting}>
      <YourActs onBuy={onBuy} onTouch={onTouch} />
    </DeckFrame>
  );
}

type Opened = { readonly is: 'more' } | { readonly is: 'form'; readonly act: string } | null;

/** Whatever the table offers you, the most pressing first; the rest under “more”. */
function YourActs({ onBuy, onTouch }: Omit<DeckProps, 'onSit'>) {
  const { message, acts, offered, labelOf, cdf } = useCdf();
  const [opened, open] = useState<Opened>(null);
  const { front, more } = arranged(message.acts);
  const inline = front.find(({ act }) => INLINE.has(act));
  const buttons = front.filter((one) => one !== inline);
  const form = opened?.is === 'form' ? offered(opened.act) : undefined;
  const close = (): void => {
    acts.refuse(null);
    open(null);
  };
  const does = (offer: Offered): void => {
    onTouch();
    if (Object.keys(offer.fields).length === 0) void acts.send(offer.act).then((done) => done && open(null));
    else open({ is: 'form', act: offer.act });
  };
  return (
    <div className="deck-acts cdf-acts">
      <Situation idle={front.length === 0 && !offered('CutPack')} onBuy={onBuy} />
      {offered('CutPack') && <CutDeck />}
      {inline?.act === 'SetStakes' && <StakeForm key={message.view.coups} offer={inline} />}
      {inline && inline.act !== 'SetStakes' && <InlineAmount key={inline.act} offer={inline} />}
      {buttons.toReversed().map((offer, i, all) => (
        <ActButton
          key={offer.act}
          label={labelOf(offer.act)}
          primary={inline === undefined && i === all.length - 1 && offer.act !== 'StaySilent'}
          disabled={acts.pending !== null}
          onPress={() => does(offer)}
        />
      ))}
      {more.length > 0 && (
        <Button kind="quiet" onPress={() => open({ is: 'more' })} label={`${cdf.deck.more}… ${cdf.deck.moreTitle}`}>
          <span className="cdf-wide">{cdf.deck.more}…</span>
          <span className="cdf-slim">…</span>
        </Button>
      )}
      {opened?.is === 'more' && (
        <Sheet title={cdf.deck.moreTitle} open onClose={close}>
          <div className="form">
            <RefusalNotice />
            <ul className="cdf-more">
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

/** Why there is nothing to press: the bank is yours, you have spoken, or the coup goes on without you. */
function Situation({ idle, onBuy }: { readonly idle: boolean; readonly onBuy: () => void }) {
  const { message, you, cdf, words } = useCdf();
  const { view } = message;
  if (!idle || you === null) return null;
  const books = booksOf(view);
  const has = (account: string): number => books[account] ?? 0;
  const inBank = has(`bank:${you}`) > 0;
  const isBroke = has(`player:${you}`) === 0 && !inBank && has(`stake:${you}:punto`) + has(`stake:${you}:line`) === 0;
  if (isBroke) {
    return (
      <>
        <p className="deck-line">{words.buy.none}</p>
        <Button kind="act" onPress={onBuy}>
          {words.menu.buy}
        </Button>
      </>
    );
  }
  const windows = ['banco', 'mesa', 'stakes'].includes(view.phase);
  const line = !windows
    ? cdf.deck.wait
    : view.bank?.banker === you
      ? cdf.windows.banker
      : inBank
        ? cdf.windows.associate
        : cdf.windows.spoken;
  return <p className="deck-line">{line}</p>;
}
