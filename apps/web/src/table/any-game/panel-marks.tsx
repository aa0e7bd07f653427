import { lookUp } from '@sabot/engine/by-name';

const MARKS: Readonly<Record<string, string>> = {
  bank: 'M4 8.500l6-4 6 4M4.500 8.500h11M5.500 11v4M8.500 11v4M11.500 11v4M14.500 11v4M4 16.500h12',
  coup: 'M4 4.5h6.5v9H4zM9.5 6.5H16v9H9.5',
  roads: 'M5.5 5.5h.01M10 5.5h.01M14.5 5.5h.01M5.5 10h.01M10 10h.01M5.5 14.5h.01',
  history: 'M10 5.5V10l3 2M3.5 10a6.5 6.5 0 1 0 2-4.7M3.5 3.5v3h3',
  odds: 'M4 15.5V10M8 15.5V5.5M12 15.5V8M16 15.5v-4',
  rules:
    'M10 5.5C8.5 4.3 6 4 3.5 4v11c2.500 0 5 .3 6.500 1.500 1.500-1.200 4-1.500 6.500-1.500V4C14 4 11.500 4.300 10 5.500zM10 5.500v11',
  shuffle:
    'M3 6.500h3c4 0 4 7 8 7h3M3 13.500h3c1.600 0 2.600-1.100 3.400-2.500M11 8.500c.7-1.100 1.600-2 3-2h3M15 4.500l2 2-2 2M15 11.500l2 2-2 2',
};

/** A small drawing for each panel. */
export function PanelMark({ id }: { readonly id: string }) {
  const dots = id === 'roads';
  return (
    <svg viewBox="0 0 20 20" width={20} aria-hidden>
      <path
        d={lookUp(MARKS, id)}
        fill="none"
        stroke="currentColor"
        strokeWidth={dots ? 3.4 : 1.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
