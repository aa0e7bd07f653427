/** How a bot likes to play. */
export const TEMPERS = ['banker', 'follower', 'dreamer', 'cautious', 'parlay'] as const;
export type Temper = (typeof TEMPERS)[number];
