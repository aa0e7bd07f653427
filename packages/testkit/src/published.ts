/** Ordered six-card sequences, as published in the Wizard of Odds tables for punto banco and by many others. */
export const PUBLISHED_COUNTS = {
  8: {
    total: 4_998_398_275_503_360,
    banca: 2_292_252_566_437_888,
    punto: 2_230_518_282_592_256,
    tie: 475_627_426_473_216,
  },
  6: {
    total: 878_869_206_895_680,
    banca: 403_095_751_234_560,
    punto: 392_220_492_728_832,
    tie: 83_552_962_932_288,
  },
} as const;

/** House edges at eight decks, before rounding (same tables). */
export const PUBLISHED_EDGES_8 = {
  punto: 0.01235081328917,
  bancaLess5: 0.01057905784247,
  bancaHalfOn6: 0.01458104463972,
  tie8: 0.14359628778724,
} as const;

export const PUBLISHED_BANCA_WINS_WITH_6 = 0.05386372;
