import { statSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inFolder } from '../../test/folder.ts';
import { rememberedSession, rememberSession } from './remembered.ts';

it('remembers a session for each house, for its owner alone', () =>
  inFolder((path) => {
    const io = { env: { XDG_DATA_HOME: path('.') } };
    expect(rememberedSession(io, 'http://a')).toBeNull();
    rememberSession(io, 'http://a', 'sabot=1');
    rememberSession(io, 'http://b', 'sabot=2');
    expect([rememberedSession(io, 'http://a'), rememberedSession(io, 'http://b')]).toEqual(['sabot=1', 'sabot=2']);
    expect(statSync(path('sabot/sessions.json')).mode & 0o777).toBe(0o600);
    writeFileSync(path('sabot/sessions.json'), 'not json');
    expect(rememberedSession(io, 'http://a')).toBeNull();
  }));

it('without a home it remembers nothing and does not mind', () => {
  rememberSession({ env: {} }, 'http://a', 'sabot=1');
  expect(rememberedSession({ env: {} }, 'http://a')).toBeNull();
});
