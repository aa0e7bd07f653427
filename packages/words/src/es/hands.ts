import { lookUp } from '@sabot/engine/by-name';

export const HANDS = { punto: 'punto', 'pano-1': 'paño 1', 'pano-2': 'paño 2', banca: 'banca' } as const;

export const isHand = (name: string): boolean => lookUp(HANDS, name) !== undefined;
/** A hand by itself, as a label: “paño 1”. */
export const hand = (name: string): string => lookUp(HANDS, name) ?? name;
/** In a sentence a hand has its article. */
export const theHand = (name: string): string => `${name === 'banca' ? 'la' : 'el'} ${hand(name)}`;
export const ofHand = (name: string): string => `${name === 'banca' ? 'de la' : 'del'} ${hand(name)}`;
