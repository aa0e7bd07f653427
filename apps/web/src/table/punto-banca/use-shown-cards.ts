import type { PuntoBancaMessage, ShownCards } from '@sabot/protocol';
import { useEffect, useMemo, useState } from 'react';
import { ask } from '../../client/house.ts';

/** The last coup whose end has been shown here: the figures must not run ahead of the cards. */
function lastShown({ view: { coup, coups } }: PuntoBancaMessage): number {
  return coup === null || coup.decided !== null ? coups : coups - 1;
}

export interface SeenCards {
  readonly decks: number;
  readonly cards: readonly string[];
}

/** The cards of this shoe that lay open for everybody; asked for again after each coup. Null: not known, or no longer. */
export function useShownCards(table: string, message: PuntoBancaMessage): SeenCards | null {
  const [shown, setShown] = useState<ShownCards | null>(null);
  const last = lastShown(message);
  const { talla } = message.view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a coup that is over and a new shoe are what one asks again for
  useEffect(() => {
    let wanted = true;
    void ask<ShownCards>(`/api/tables/${encodeURIComponent(table)}/shown`).then((reply) => {
      if (wanted) setShown(reply.ok ? reply.value : null);
    });
    return () => {
      wanted = false;
    };
  }, [table, talla, last]);
  return useMemo(() => {
    // Of the shoe before, or of one that is only being made, nothing is known.
    if (shown === null || shown.talla !== talla || shown.decks === 0) return null;
    const over = shown.coups.filter(({ coup }) => coup <= last);
    return { decks: shown.decks, cards: [...shown.burnt, ...over.flatMap(({ cards }) => cards)] };
  }, [shown, talla, last]);
}
