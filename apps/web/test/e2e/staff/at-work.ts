import type { StaffRole } from '@sabot/protocol';
import { staff as en } from '../../../src/locales/en/staff.ts';
import { staff as es } from '../../../src/locales/es/staff.ts';
import type { House } from '../house.ts';
import { type Visitor, type VisitorOptions, visit } from '../visitor.ts';

const WORDS = { es, en } as const;
export const PASSWORD = 'ten letters or more';

export const wordsOf = ({ language }: Visitor) => WORDS[language];
export const press = ({ page }: Visitor, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Somebody takes up an invitation on the page. */
export async function join(
  house: House,
  name: string,
  roles: readonly StaffRole[],
  options: VisitorOptions & { readonly address?: string } = {},
): Promise<Visitor> {
  const code = await house.invite(...roles);
  const visitor = await visit(`${options.address ?? house.address}/staff#${code}`, options);
  const words = wordsOf(visitor);
  const { page } = visitor;
  await page.getByRole('heading', { name: words.join.title }).waitFor();
  await page.getByLabel(words.signIn.name).fill(name);
  await page.getByLabel(words.signIn.password).fill(PASSWORD);
  await press(visitor, words.join.enter);
  await page.getByRole('heading', { name: words.title }).waitFor();
  return visitor;
}
