import { useWords } from '../locales/words.ts';

interface CoupsComingProps {
  readonly isThere: boolean;
  /** The house could not be reached for them. */
  readonly isLost: boolean;
  readonly again: () => void;
}

/** While past coups are fetched: that they come, or that they could not be had and how to try again. */
export function CoupsComing({ isThere, isLost, again }: CoupsComingProps) {
  const words = useWords().history;
  if (isLost) {
    return (
      <p className="quiet" role="status">
        {words.lost}{' '}
        <button type="button" className="plain" onClick={again}>
          {words.retry}
        </button>
      </p>
    );
  }
  return isThere ? null : <p className="quiet">{words.loading}</p>;
}
