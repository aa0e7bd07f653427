import { isNamedIn } from '@sabot/engine/by-name';
import { useEffect, useState } from 'react';
import { go, toLobby } from '../../client/route.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { booksOf, chipsOf } from './books.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useTableContext } from './table-context.ts';

/** Time to see what the last coup brought. */
const TO_READ_MS = 3000;

/** Leaving the table: at once, or after the coup that one is in. */
export function WayOut() {
  const { words, message, you, offered, money, acts, isShowing } = useTableContext();
  const { menu } = words;
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isHere = you !== null && isNamedIn(message.view.people, you);
  const mayLeave = offered('Leave') !== undefined;
  const chips = you === null ? 0 : chipsOf({ books: booksOf(message.view) }, you);
  const { send } = acts;

  const close = (): void => {
    acts.refuse(null);
    setAsking(false);
  };
  const choose = (leaves: boolean): void => {
    setLeaving(leaves);
    close();
  };
  const leave = (): void => void send('Leave').then((done) => done && go(toLobby));

  const isTime = isLeaving && isHere && mayLeave && !isShowing;
  useEffect(() => {
    if (!isTime) return;
    const timer = setTimeout(() => void send('Leave').then((done) => done && go(toLobby)), TO_READ_MS);
    return () => clearTimeout(timer);
  }, [isTime, send]);

  const says = isLeaving && isHere ? menu.leaving : menu.leave;
  return (
    <>
      <Button kind="quiet" onPress={() => (isHere ? setAsking(true) : go(toLobby))} label={says}>
        {isLeaving && isHere ? menu.leavingShort : menu.leaveShort}
      </Button>
      <Sheet title={menu.leave} open={isAsking} onClose={close}>
        <div className="form">
          <p>{menu.leaveLine(money(chips))}</p>
          {!mayLeave && <p>{menu.leaveLater}</p>}
          <RefusalNotice />
          <div className="menu-acts">
            <Button onPress={() => choose(false)}>{menu.stay}</Button>
            {mayLeave ? (
              <Button kind="act" onPress={leave}>
                {menu.leaveSure}
              </Button>
            ) : (
              <Button kind="act" onPress={() => choose(true)} disabled={isLeaving}>
                {menu.leaveAfter}
              </Button>
            )}
          </div>
        </div>
      </Sheet>
    </>
  );
}
