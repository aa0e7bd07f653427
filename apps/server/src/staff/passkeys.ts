import { createHash } from 'node:crypto';
import type { PasskeyAnswer, PasskeyMade } from '@sabot/protocol';
import type { Clock } from '../ports/clock.ts';
import { CHALLENGE_MS, Challenges } from './challenges.ts';
import type { PasskeyPlace } from './passkey-place.ts';
import { type Done, no, type StaffBook } from './staff-book.ts';
import type { Member, Passkey } from './staff-lines.ts';

/** It takes half a second to load, and most houses never ask for it. */
const webauthn = () => import('@simplewebauthn/server');

/** Nobody has more of them. */
const MOST_PASSKEYS = 10;
const HOUSE_NAME = 'Sabot';
/** EdDSA, ES256 and RS256: every authenticator knows one of them. */
const ALGORITHMS = [-8, -7, -257];

/** By what an authenticator knows somebody: nothing that could be read, another for whoever comes back under the same name. */
const handleOf = ({ name, since }: Member): string =>
  createHash('sha256').update(`${name}~${since}`).digest('base64url');

/** The challenge that a browser says it answers; what is no answer at all answers nothing. */
function answeredIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      readonly challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** Signing in without a password: passkeys are made by somebody who signed in with one, and looked at when they come back. */
export class Passkeys {
  readonly #book: StaffBook;
  readonly #challenges: Challenges;

  constructor(book: StaffBook, clock: Clock) {
    this.#book = book;
    this.#challenges = new Challenges(clock);
  }

  /** What a browser needs to make one. */
  async toMake(member: Member, place: PasskeyPlace) {
    const { generateRegistrationOptions } = await webauthn();
    const { challenge } = this.#challenges.give(place, member.name);
    return generateRegistrationOptions({
      rpName: HOUSE_NAME,
      rpID: place.rpID,
      userName: member.name,
      userID: Buffer.from(handleOf(member), 'base64url'),
      challenge: Buffer.from(challenge, 'base64url'),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: member.passkeys.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** What was made is looked at, and kept. */
  async made(member: Member, label: string, made: PasskeyMade): Promise<Done> {
    const given = this.#challenges.take(answeredIn(made.response.clientDataJSON), member.name);
    if (given === null) return no('no-such-challenge');
    if (member.passkeys.length >= MOST_PASSKEYS) return no('passkeys-full');
    const { verifyRegistrationResponse } = await webauthn();
    const verified = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: given.challenge,
      expectedOrigin: given.place.origin,
      expectedRPID: given.place.rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => null);
    if (verified === null || !verified.verified) return no('passkey-not-accepted');
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const key = Buffer.from(publicKey).toString('base64url');
    return this.#book.addPasskey(member.name, { id, key, counter, rpID: given.place.rpID, label }, MOST_PASSKEYS);
  }

  /** What a browser needs so that somebody may sign in; it does not say who. */
  async toSignIn(place: PasskeyPlace) {
    const { generateAuthenticationOptions } = await webauthn();
    const { challenge } = this.#challenges.give(place, null);
    return generateAuthenticationOptions({
      rpID: place.rpID,
      challenge: Buffer.from(challenge, 'base64url'),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    });
  }

  /** Whoever has shown their passkey; or why nobody has signed in. */
  async signIn(answer: PasskeyAnswer): Promise<{ readonly ok: true; readonly name: string } | (Done & { ok: false })> {
    const given = this.#challenges.take(answeredIn(answer.response.clientDataJSON), null);
    if (given === null) return no('no-such-challenge');
    const found = this.#owner(answer.id, given.place.rpID);
    const { userHandle } = answer.response;
    // A passkey is one’s own: the authenticator says whose it thinks it is.
    if (found === null || userHandle !== handleOf(found.member)) return no('passkey-not-accepted');
    const { member, passkey } = found;
    const counter = await this.#counted(given.place, given.challenge, answer, passkey);
    if (counter === null) return no('passkey-not-accepted');
    const kept = await this.#book.usePasskey(member.name, passkey.id, counter);
    return kept.ok ? { ok: true, name: member.name } : kept;
  }

  #owner(id: string, rpID: string): { readonly member: Member; readonly passkey: Passkey } | null {
    for (const member of this.#book.staff.members.values()) {
      const passkey = member.passkeys.find((one) => one.id === id && one.rpID === rpID);
      if (passkey !== undefined) return { member, passkey };
    }
    return null;
  }

  /** How often the key says that it was used; null where signature, place, person or count are not right. */
  async #counted(
    { origin, rpID }: PasskeyPlace,
    challenge: string,
    answer: PasskeyAnswer,
    { id, key, counter }: Passkey,
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await webauthn();
    const { userHandle, ...response } = answer.response;
    const verified = await verifyAuthenticationResponse({
      response: {
        ...answer,
        clientExtensionResults: {},
        response: { ...response, ...(userHandle !== null && { userHandle }) },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter },
      requireUserVerification: true,
    }).catch(() => null);
    return verified?.verified === true ? verified.authenticationInfo.newCounter : null;
  }
}
