import { useTableContext } from './table-context.ts';

/** Your own part of the shuffle, in one calm line, while the shoe is made. */
export function ShuffleLine() {
  const { message, you, words } = useTableContext();
  const { shuffle } = message;
  if (!shuffle || you === null || shuffle.phase === 'closed') return null;
  const own = shuffle.contributions.find(({ player }) => player === you);
  if (own === undefined) return shuffle.waitsFor.includes(you) ? <Line text={words.shuffle.waiting} /> : null;
  return <Line text={own.revealed ? words.shuffle.revealed : words.shuffle.committed} />;
}

function Line({ text }: { readonly text: string }) {
  return (
    <span className="shuffle-line" role="status">
      {text}
    </span>
  );
}
