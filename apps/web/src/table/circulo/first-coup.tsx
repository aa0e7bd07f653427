import { isNamedIn } from '@sabot/engine/by-name';
import { FirstCoup } from '../../newcomer/first-coup.tsx';
import { useMyCoup } from '../any-game/my-result.tsx';
import { useGently } from '../any-game/use-gently.ts';
import { useCirculo } from './use-circulo.ts';

/** A first coup where a player is bank: what one may do, what the bank is, what is said, and what it brought. */
export function CirculoFirstCoup({ order }: { readonly order: readonly string[] }) {
  const { message, game, you, felt, isShowing } = useCirculo();
  const mine = useMyCoup();
  const isPlayed = useGently(felt.scene, ({ coup }) => coup !== null);
  if (you === null || !isNamedIn(message.view.people, you)) return null;
  const words = game.newcomer.hints;
  const mayAct = !isShowing && message.acts.some(({ act }) => order.includes(act));
  const isBank = 'bank' in message.view && message.view.bank !== null;
  return (
    <FirstCoup
      game={message.game}
      hints={[
        { text: words.choices, place: 'choices', isTime: mayAct, isOver: false },
        { text: words.bank, place: 'bank', isTime: isBank, isOver: false },
        { text: words.call, place: 'call', isTime: isPlayed, isOver: mine !== null },
        { text: words.result, place: 'result', isTime: mine !== null, isOver: mine === null },
      ]}
    />
  );
}
