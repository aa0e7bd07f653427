import { HOUSE_RIGHTS, RIGHTS } from '@sabot/engine';
import { describe, expect, it } from 'vitest';
import { DICTIONARIES } from '../dictionaries.ts';
import { actNamed, STAFF_DOINGS } from './index.ts';

describe.each(['es', 'en'] as const)('in %s', (language) => {
  it('every act of the table of rights has a name', () => {
    const named = { ...STAFF_DOINGS[language].acts, ...DICTIONARIES[language].acts };
    const nameless = Object.keys({ ...RIGHTS, ...HOUSE_RIGHTS }).filter((act) => !Object.hasOwn(named, act));
    expect(nameless).toEqual([]);
  });

  it('what has no name keeps its own', () => {
    for (const act of ['constructor', '__proto__', 'Unheard']) expect(actNamed(language, act)).toBe(act);
  });
});
