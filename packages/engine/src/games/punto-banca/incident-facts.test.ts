import { expect, test } from 'vitest';
import { plainFacts } from './incident-facts.ts';
import { DOMAINS, INCIDENTS } from './questions.ts';

test.each(INCIDENTS)(
  '%s, of which nothing more is known, is among the facts that the law is compared by',
  (incident) => {
    expect(DOMAINS.incident?.facts).toContainEqual(plainFacts(incident));
  },
);
