import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { bytesOf, type Hex32, hexOf } from './bytes.ts';
import { text } from './encoding.ts';
import { VERSION } from './version.ts';

/** What the house publishes before anyone acts: the SHA-256 of its secret. */
export const houseCommitment = (secret: Hex32): Hex32 => hexOf(sha256(bytesOf(secret)));

/** What a player publishes, bound to the player and to this ceremony so that nobody can hand in another's. */
export const playerCommitment = (house: Hex32, player: string, entropy: Hex32): Hex32 =>
  hexOf(sha256(concatBytes(text(`${VERSION}/contribution`), bytesOf(house), text(player), bytesOf(entropy))));
