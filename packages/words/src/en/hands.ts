import { lookUp } from '@sabot/engine/by-name';

export const HANDS = { punto: 'punto', 'pano-1': 'first paño', 'pano-2': 'second paño', banca: 'banca' } as const;

export const isHand = (name: string): boolean => lookUp(HANDS, name) !== undefined;
/** A hand by itself, as a label: “first paño”. */
export const hand = (name: string): string => lookUp(HANDS, name) ?? name;
/** In a sentence a paño has its article; punto and banca are called by their names. */
export const theHand = (name: string): string => (name.startsWith('pano') ? `the ${hand(name)}` : hand(name));
