import { lookUp, type Refusal, type Refusals } from '@sabot/engine';

/** A game refuses only with what it has declared, and with no other figures. */
export function demandDeclared({ refusals }: { readonly refusals: Refusals }, { code, facts }: Refusal): void {
  const declared = lookUp(refusals, code);
  if (declared === undefined) throw new Error(`${code} is refused, but not declared`);
  const foreign = Object.keys(facts).filter((fact) => !declared.facts.includes(fact));
  if (foreign.length > 0) throw new Error(`${code} comes with ${foreign.join(', ')}, which it does not declare`);
}
