import { lookUp } from '@sabot/engine/by-name';
import type { PreviewedAct, TableShown } from '@sabot/protocol';
import { moneyIn } from '@sabot/words';
import { accountNamed, actNamed } from '@sabot/words/staff';
import { cardText } from '../../history/tell-event.ts';
import { useLanguage } from '../../locales/words.ts';
import { isRed } from '../../ui/suit.tsx';
import { useStaffWords } from '../staff-words.ts';

type Seen = Extract<PreviewedAct, { ok: true }>;
type Hand = TableShown['hands'][number];

interface Row {
  readonly name: string;
  readonly before: React.ReactNode;
  readonly after: React.ReactNode;
  readonly isChanged: boolean;
}

/** The table before an act and after it: hands with their totals, whom it waits for, and money. */
export function BeforeAfter({ seen: { before, after, money } }: { readonly seen: Seen }) {
  const { preview: words, wrong } = useStaffWords();
  const spoken = useLanguage();
  const awaited = useAwaited();
  const hands = [...new Set([...before.hands, ...(after?.hands ?? [])].map(({ hand }) => hand))];
  const lying = (shown: TableShown | null, hand: string): Hand | null =>
    shown?.hands.find((one) => one.hand === hand) ?? null;
  const cell = (shown: TableShown | null, hand: string) =>
    shown === null ? words.unknown : <LaidHand hand={lying(shown, hand)} />;
  const rows: readonly Row[] = [
    ...hands.map((hand) => ({
      name: lookUp(wrong.hands, hand) ?? hand,
      before: cell(before, hand),
      after: cell(after, hand),
      isChanged: JSON.stringify(lying(before, hand)) !== JSON.stringify(lying(after, hand)),
    })),
    {
      name: words.awaits,
      before: awaited(before),
      after: after === null ? words.unknown : awaited(after),
      isChanged: after === null || awaited(before) !== awaited(after),
    },
    ...money.map((one) => ({
      name: accountNamed(spoken, one.account),
      before: moneyIn(spoken, one.before),
      after: moneyIn(spoken, one.after),
      isChanged: true,
    })),
  ];
  return (
    <table className="before-after">
      <caption>{words.table}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, isChanged, ...row }) => (
          <tr key={name} className={isChanged ? 'is-changed' : ''}>
            <th scope="row">{name}</th>
            <td>{row.before}</td>
            <td>{row.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Cards in their order, and what they come to where everybody has seen them. */
function LaidHand({ hand }: { readonly hand: Hand | null }) {
  const { preview: words } = useStaffWords();
  if (hand === null) return <span className="quiet">{words.noCards}</span>;
  return (
    <>
      {hand.cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two decks have the same card
        <span key={i} className={isRed(card[1]) ? 'is-red' : ''}>
          {`${cardText(card)} `}
        </span>
      ))}
      {hand.total !== null && <strong>{words.total(hand.total)}</strong>}
    </>
  );
}

/** Of more people than this only the number is told. */
const MOST_NAMED = 3;
const MOST_ACTS = 2;

/** Whom a table waits for, and what for, in a few words. */
function useAwaited(): (shown: TableShown) => string {
  const { preview: words, roles } = useStaffWords();
  const spoken = useLanguage();
  return ({ awaits }) => {
    const lines = awaits.map(({ by, acts }) => {
      const names = by.flatMap(({ kind, id }) =>
        kind === 'player' ? [id ?? ''] : kind === 'shoe' ? [] : [lookUp(roles, kind) ?? kind],
      );
      const who = names.length > MOST_NAMED ? words.people(names.length) : [...new Set(names)].join(', ');
      const what = acts.slice(0, MOST_ACTS).map((act) => actNamed(spoken, act));
      return who === '' ? '' : `${who}: ${what.join(' / ')}${acts.length > MOST_ACTS ? '…' : ''}`;
    });
    return [...new Set(lines)].filter((line) => line !== '').join(' · ') || words.nobody;
  };
}
