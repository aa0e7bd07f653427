import type { Offered } from '@sabot/protocol';
import { booksOf } from '../any-game/books.ts';
import { StakeForm as AnyStakeForm } from '../circulo/stake-form.tsx';
import { stakesOf } from './scene.ts';
import { useCheminDeFer } from './use-chemin-de-fer.ts';

const ZONES = ['punto', 'line'] as const;

/** A stake before one's seat, and one on the line, where half of it plays. */
export function StakeForm({ offer }: { readonly offer: Offered }) {
  const { message, you, cheminDeFer } = useCheminDeFer();
  const lying = stakesOf({ books: booksOf(message.view) }, you ?? '');
  const zones = ZONES.map((field) => ({
    field,
    name: cheminDeFer.zones[field],
    label: cheminDeFer.fields[field] ?? field,
    lying: lying[field],
  }));
  return <AnyStakeForm offer={offer} title={cheminDeFer.zones.title} zones={zones} first="punto" />;
}
