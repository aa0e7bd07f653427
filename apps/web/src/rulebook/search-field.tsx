import { useWords } from '../locales/words.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly asked: string;
  readonly ask: (text: string) => void;
}

export function SearchField({ label, asked, ask }: SearchFieldProps) {
  const { searchHint } = useWords().rulebook;
  return (
    <label>
      <span>{label}</span>
      <input type="search" value={asked} onChange={(event) => ask(event.target.value)} placeholder={searchHint} />
    </label>
  );
}
