import { afterAll, beforeAll, expect, test } from 'vitest';
import { flaws, isTooWide } from '../axe-flaws.ts';
import { House } from '../house.ts';
import { type Visitor, visit } from '../visitor.ts';
import { join, PASSWORD, press, wordsOf } from './at-work.ts';

let house: House;
let local: string;
beforeAll(async () => {
  house = await House.open({ rulesets: [0], bots: false });
  local = house.address.replace('127.0.0.1', 'localhost');
});
afterAll(() => house?.close());

/** A finger that always fits. */
async function fingerOf({ context, page }: Visitor) {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const keys = async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  const verified = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { keys, verified };
}

async function openList({ page }: Visitor, title: string): Promise<void> {
  await page.locator('summary', { hasText: title }).click();
}

test.each([
  ['es', 820, 1180],
  ['en', 390, 844],
  ['es', 1280, 800],
] as const)(
  'a passkey is made, signs in without a password and is removed; in %s at %d × %d',
  async (language, width, height) => {
    const name = `eva ${'abc'[[820, 390, 1280].indexOf(width)]}`;
    const visitor = await join(house, name, ['inspector'], {
      language,
      width,
      address: local,
      context: { viewport: { width, height } },
      expected: /answer: 401|status of 401/,
    });
    const { page } = visitor;
    const { passkeys: words, signIn, leave } = wordsOf(visitor);
    const finger = await fingerOf(visitor);
    await openList(visitor, words.title);
    await page.getByLabel(words.label).fill('Notebook');
    await page.getByLabel(signIn.password).fill('not this one');
    await press(visitor, words.add);
    await expect.poll(() => page.getByRole('alert').first().textContent()).not.toBe('');
    expect(await finger.keys()).toEqual([]);
    await page.getByLabel(signIn.password).fill(PASSWORD);
    await press(visitor, words.add);
    await page.getByText(/^Notebook · /).waitFor();
    expect(await finger.keys()).toHaveLength(1);
    expect(await flaws(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await press(visitor, leave);
    await finger.verified(false);
    await press(visitor, words.signIn);
    await page.getByText(words.givenUp).waitFor();
    expect(await flaws(page)).toEqual([]);
    await finger.verified(true);
    await press(visitor, words.signIn);
    await page.getByText(name).first().waitFor();
    const [key] = await finger.keys();
    expect(key?.signCount).toBeGreaterThan(1);
    await openList(visitor, words.title);
    await page.getByText(words.line('Notebook', '', null).slice(0, 11)).waitFor();
    await press(visitor, words.removeLabel('Notebook'));
    await expect.poll(() => page.getByText(/^Notebook · /).count()).toBe(0);
    await press(visitor, leave);
    await press(visitor, words.signIn);
    await expect.poll(() => page.getByRole('alert').first().textContent()).not.toBe('');
  },
);

test('under an address, and without TLS, the page says in one sentence why there are none', async () => {
  const visitor = await visit(`${house.address}/staff`, { language: 'es' });
  const { passkeys } = wordsOf(visitor);
  await visitor.page.getByText(passkeys.why.address).waitFor();
  expect(await visitor.page.getByRole('button', { name: passkeys.signIn }).count()).toBe(0);
});
