/** How a bot likes to play. */
export const TEMPERS = ['banker', 'follower', 'dreamer', 'contrary'] as const;
export type Temper = (typeof TEMPERS)[number];
