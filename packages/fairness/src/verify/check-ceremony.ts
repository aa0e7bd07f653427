import type { Hex32 } from '../bytes.ts';
import { type Contribution, type Cut, mayHandle, type Seated } from '../ceremony/ceremony.ts';
import { houseCommitment, playerCommitment } from '../commitment.ts';
import { demand } from './fault.ts';

export function checkSecret(commitment: Hex32, secret: Hex32, at: string): void {
  demand(houseCommitment(secret) === commitment, at, 'secret-does-not-fit');
}

export function checkSeated(seated: readonly Seated[], at: string): void {
  seated.forEach(({ player }, i) => {
    demand(seated.findIndex((other) => other.player === player) === i, `${at}[${i}]`, 'seated-twice');
  });
}

function checkHands(seated: readonly Seated[], player: string, at: string): void {
  const may = mayHandle(seated, player);
  if (may !== 'yes') demand(false, at, may);
}

/** Each by one who may shuffle, in the order of the seats, and what is revealed is what was committed to. */
export function checkContributions(
  house: Hex32,
  seated: readonly Seated[],
  contributions: readonly Contribution[],
  at: string,
): void {
  const published = new Set([house]);
  let lastSeat = -1;
  contributions.forEach(({ player, commitment, revealed }, i) => {
    const here = `${at}[${i}]`;
    checkHands(seated, player, `${here}.player`);
    const seat = seated.findIndex((one) => one.player === player);
    demand(seat > lastSeat, `${here}.player`, 'out-of-order');
    lastSeat = seat;
    demand(!published.has(commitment), `${here}.commitment`, 'copied-commitment');
    published.add(commitment);
    const fits = revealed === null || playerCommitment(house, player, revealed) === commitment;
    demand(fits, `${here}.revealed`, 'reveal-does-not-fit');
  });
}

export function checkCutter(seated: readonly Seated[], { by }: Cut, at: string): void {
  if (by !== null) checkHands(seated, by, `${at}.by`);
}
