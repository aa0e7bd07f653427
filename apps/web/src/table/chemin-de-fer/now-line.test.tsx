// @vitest-environment happy-dom
import type { TableMessage } from '@sabot/protocol';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recorded } from '../../../test/recorded.ts';
import { seatedAt, withRoom } from '../../../test/seated.tsx';
import { speak } from '../../locales/language.ts';

const told = recorded('chemin-de-fer/table');
const SPEAK = told.messages.findIndex(({ acts }) => acts.some(({ act }) => act === 'SayCarta'));
const spoken = told.messages[SPEAK] as TableMessage;

/** The moment at which one speaks, with these words lawful. */
function speaking(...acts: readonly string[]): string {
  const offers = acts.map((act) => ({ act, fields: {}, joint: [], grounds: [] }));
  seatedAt({ ...told, messages: [{ ...spoken, acts: offers } as unknown as TableMessage] }, 0);
  return screen.getByRole('region', { name: 'Who acts now' }).textContent ?? '';
}

beforeEach(() => {
  withRoom();
  vi.stubGlobal('fetch', async () => Response.json([]));
  speak('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('who has to speak', () => {
  it('is asked for a card or none where there is a choice', () => {
    expect(speaking('SayCarta', 'SayNo')).toContain('Card or no?');
  });

  it('is asked to show an eight or a nine where nothing else is lawful', () => {
    const asked = speaking('Abatir', 'AskAdvice');
    expect(asked).toContain('Show your 8 or 9');
    expect(asked).not.toContain('Card or no?');
  });
});
