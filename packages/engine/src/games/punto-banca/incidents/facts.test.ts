import { expect, test } from 'vitest';
import { DOMAINS } from '../domains.ts';
import { INCIDENTS } from '../questions.ts';
import { plainFacts } from './facts.ts';

test.each(INCIDENTS)(
  '%s, of which nothing more is known, is among the facts that the law is compared by',
  (incident) => {
    expect(DOMAINS.incident?.facts).toContainEqual(plainFacts(incident));
  },
);
