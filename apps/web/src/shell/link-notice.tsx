import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';
import { useWords } from '../locales/words.ts';

/** Says when the house cannot be heard, and what to do. */
export function LinkNotice() {
  const words = useWords().shell;
  const link = useCell(useDesk().connection.link);
  if (link === 'lost' || link === 'silent') {
    return (
      <p className="link-notice" role="status">
        {words[link]}
      </p>
    );
  }
  if (link !== 'other-version') return null;
  return (
    <p className="link-notice" role="alert">
      {words.otherVersion}{' '}
      <button type="button" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </p>
  );
}
