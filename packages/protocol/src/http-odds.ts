import { z } from 'zod';
import { groundRef } from './names.ts';

const fractionText = z.string().regex(/^-?\d+(\/[1-9]\d*)?$/);
const duty = z.enum(['draw', 'stand', 'free']);
const perRank = z.array(z.int().min(0).max(9)).length(13);
const perTotal = <T extends z.ZodType>(what: T) => z.array(what).length(10);
const duties = z.array(duty).length(8);
/** `[total][third card]`; the eleventh stands for a ponte who stood. */
const dutyTable = z.array(z.array(duty).length(11)).length(8);

/** A game in which the rules decide everything, as the mathematics needs it. */
export const puntoBancaSheet = z.object({
  ruleset: z.string(),
  decks: z.int(),
  /** What each rank counts, from the ace to the king. */
  values: perRank,
  chart: z.object({
    /** `[punto][banca]`: with these two-card totals nobody draws. */
    over: perTotal(perTotal(z.boolean())),
    puntoDraws: perTotal(z.boolean()),
    /** `[total][value of punto's third card]`; the eleventh stands for a punto who stood. */
    bancaDraws: perTotal(z.array(z.boolean()).length(11)),
  }),
  bets: z.array(
    z.object({
      bet: z.string(),
      /** The table's way of paying, where the regulation leaves a choice that changes this bet. */
      mode: z.string().nullable(),
      /** `[punto's total][banca's]`: what one unit brings, before rounding. */
      net: perTotal(perTotal(fractionText)),
      pays: z.array(z.object({ pays: fractionText, totals: z.array(z.int()) })),
      grounds: z.array(groundRef),
    }),
  ),
});

/** A game in which ponte and banker decide, as the mathematics needs it. */
export const cheminDeFerSheet = z.object({
  ruleset: z.string(),
  decks: z.int(),
  values: perRank,
  /** What the house keeps of the banker's gains. */
  deduction: fractionText,
  /** By the ponte's total; `free`: a banco player whom the director has set free. */
  ponte: z.object({ bound: duties, free: duties }),
  banker: z.object({ free: dutyTable, cuadro: dutyTable }),
  grounds: z.object({
    ponte: z.array(groundRef),
    freeBanco: z.array(groundRef),
    banker: z.array(groundRef),
    cuadro: z.array(groundRef),
    deduction: z.array(groundRef),
  }),
});

/** A game against two paños, as the mathematics needs it. */
export const dosPanosSheet = z.object({
  ruleset: z.string(),
  decks: z.int(),
  values: perRank,
  /** By the total of either ponte, and by the banker's, whatever the paños show. */
  pontes: duties,
  banker: duties,
  /** `[total][third card of one paño]`; the eleventh stands for a paño that stood. */
  cuadro: dutyTable,
  deductions: z.array(z.object({ modality: z.string(), part: fractionText })).min(1),
  grounds: z.object({ cuadro: z.array(groundRef), deduction: z.array(groundRef) }),
});

/** GET /api/odds: every ruleset of the house as data; whoever asks does the arithmetic. */
export const oddsSheets = z.object({
  puntoBanca: z.array(puntoBancaSheet),
  cheminDeFer: z.array(cheminDeFerSheet),
  dosPanos: z.array(dosPanosSheet),
});

/** GET /api/tables/:table/shown: the cards of the shoe in play that lay open for everybody, up to the last coup that is over. */
export const shownCards = z.object({
  talla: z.int(),
  decks: z.int(),
  /** Burnt face up. */
  burnt: z.array(z.string()),
  /** Coup by coup, so that whoever shows a coup later than it was dealt need not tell its cards before. */
  coups: z.array(z.object({ coup: z.int(), cards: z.array(z.string()) })),
});

export type OddsSheets = z.infer<typeof oddsSheets>;
export type CoupSheetMessage = z.infer<typeof puntoBancaSheet>;
export type CheminDeFerSheetMessage = z.infer<typeof cheminDeFerSheet>;
export type ShownCards = z.infer<typeof shownCards>;
