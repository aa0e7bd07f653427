/** Thirty-two bytes in groups, so that the eye can compare them. */
export function Hex({ value, short = false }: { readonly value: string; readonly short?: boolean }) {
  const groups = value.match(/.{1,4}/g) ?? [];
  if (!short) return <code className="hex">{groups.join(' ')}</code>;
  return (
    <code className="hex" title={value}>
      {groups.slice(0, 3).join(' ')} … {groups.at(-1)}
    </code>
  );
}
