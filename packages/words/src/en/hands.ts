import { lookUp } from '@sabot/engine/by-name';

export const HANDS = { punto: 'punto', 'pano-1': 'paño 1', 'pano-2': 'paño 2', banca: 'banca' } as const;

export const isHand = (name: string): boolean => lookUp(HANDS, name) !== undefined;
/** A hand has no article, neither in a sentence nor as a label. */
export const hand = (name: string): string => lookUp(HANDS, name) ?? name;
