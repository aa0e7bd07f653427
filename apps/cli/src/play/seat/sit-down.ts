import type { TableMessage } from '@sabot/protocol';
import { isPuntoBancaEntry } from '@sabot/regulations';
import type { Call } from '../../commands/command.ts';
import type { Session } from '../../house/door.ts';
import { sessionAt } from '../../house/session.ts';
import { ShuffleHand } from '../../house/shuffle-hand.ts';
import { type LinkEars, TableLink } from '../../house/table-link.ts';
import { signed } from '../../terminal/money.ts';
import { INDENT } from '../scene.ts';
import { LineInput } from '../screen/line-input.ts';
import { type Place, takeSeat } from './take-seat.ts';

/** Your part in the shuffle is done as soon as it is due, whatever is being told. */
function shuffles(hand: ShuffleHand, say: { readonly shuffled: () => void; readonly mismatch: () => void }) {
  return (message: TableMessage, link: TableLink): void => {
    const step = hand.next(message);
    if (step === null) return;
    // A refusal is the house's loss: without our bytes the shoe is only as fair as the others make it.
    const quietly = (): undefined => undefined;
    if (step.kind === 'reveal') link.reveal(step.talla, step.entropy).catch(quietly);
    else if (step.kind === 'mismatch') say.mismatch();
    else link.shuffle(step.talla, step.commitment).then(({ ok }) => (ok ? say.shuffled() : undefined), quietly);
  };
}

/** Where one of the players has the bank, the croupier calls them by name: “you” would be none. */
const nameAlone = ({ words }: Call, { entry }: Place): string =>
  isPuntoBancaEntry(entry) ? words.table.yourName : words.house.guest;

/** Enters a house under a name, for as long as something lasts; whoever gives none when asked has left. */
export async function entering(
  call: Call,
  { house, name, alone = call.words.house.guest }: Pick<Place, 'house' | 'name'> & { readonly alone?: string },
  use: (input: LineInput, session: Session) => Promise<void>,
): Promise<void> {
  const input = new LineInput(call.io, call.options.auto !== true);
  try {
    const session = await sessionAt(call, house, input, name, alone);
    if (session !== null) await use(input, session);
  } finally {
    input.close();
  }
}

/** Enters a house, sits down at a table, plays, and leaves. */
export const sitDown = (call: Call, place: Place): Promise<void> =>
  entering(call, { ...place, alone: nameAlone(call, place) }, (input, session) => playAs(call, place, input, session));

/** Sits down at a table as whoever one has entered as, plays, and leaves. */
export async function playAs(
  call: Call,
  place: Place,
  input: LineInput,
  { name: you, cookie, ahead }: Session,
): Promise<void> {
  const { words, paint, money } = call;
  const asides: string[] = [];
  const told: { aside: (text: string) => void } = { aside: (text) => void asides.push(text) };
  const print = (text: string): void => input.interject(INDENT + paint.dim(text));
  const ears: LinkEars = {
    table: shuffles(new ShuffleHand(you, place.fresh), {
      shuffled: () => told.aside(words.house.shuffles),
      mismatch: () => told.aside(words.house.mismatch),
    }),
    lost: () => print(words.house.lost),
    back: () => print(words.house.back),
    line: (message) =>
      told.aside(
        message.type === 'error' ? message.line : words.house.reality(message.minutes, signed(money, message.net)),
      ),
  };
  const link = await TableLink.open({ house: place.house, cookie, table: place.table, ears });
  try {
    const seat = await takeSeat(call, place, {
      you,
      cookie,
      ahead,
      link,
      input,
      noSeat: () => print(words.house.noSeat),
    });
    if (seat === null) return;
    told.aside = (text) => seat.game.aside(text);
    for (const line of asides) seat.game.aside(line);
    await seat.game.play(seat.opening);
  } finally {
    link.close();
  }
}
