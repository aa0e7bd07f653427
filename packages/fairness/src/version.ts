/** Whatever would change a single card gets another name; a proof of this version means the same for ever. */
export const VERSION = 'sabot-shuffle-1';
