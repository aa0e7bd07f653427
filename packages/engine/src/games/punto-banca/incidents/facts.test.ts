import { expect, test } from 'vitest';
import type { Finite } from '../../../law/question.ts';
import { DOMAINS } from '../domains.ts';
import { INCIDENTS, type IncidentFacts } from '../questions.ts';
import { plainFacts } from './facts.ts';

test.each(INCIDENTS)(
  '%s, of which nothing more is known, is among the facts that the law is compared by',
  (incident) => {
    expect((DOMAINS.incident as Finite<IncidentFacts>).facts).toContainEqual(plainFacts(incident));
  },
);
