import type { RuleSheet } from '@sabot/protocol';
import { useMemo } from 'react';
import { useOnce } from './use-desk.ts';

type Basis = RuleSheet['grounds'][number]['basis'];

/** A ground as the page can explain it; `sheet` is null where the house does not know the rule. */
export interface KnownGround {
  readonly ref: string;
  readonly rule: string;
  readonly reading: string | null;
  readonly basis: Basis | null;
  readonly sheet: RuleSheet | null;
}

export interface Law {
  readonly state: 'coming' | 'known' | 'unreachable';
  readonly sheets: readonly RuleSheet[];
  ground(ref: string): KnownGround;
}

/** The rules of a ruleset, by the short names under which the house cites them. */
export function useLaw(ruleset: string): Law {
  const reply = useOnce<readonly RuleSheet[]>(`/api/rules/${ruleset}`);
  return useMemo(() => {
    const sheets = reply?.ok ? reply.value : [];
    const byRule = new Map(sheets.map((sheet) => [sheet.rule, sheet]));
    return {
      state: reply === null ? 'coming' : reply.ok ? 'known' : 'unreachable',
      sheets,
      ground: (ref) => groundIn(byRule, ref),
    };
  }, [reply]);
}

function groundIn(byRule: ReadonlyMap<string, RuleSheet>, ref: string): KnownGround {
  const [rule = ref, reading = null] = ref.split('~');
  const sheet = byRule.get(rule) ?? null;
  const basis = sheet?.grounds?.find((ground) => ground.ref === ref)?.basis ?? (reading === null ? 'text' : null);
  return { ref, rule, reading, basis, sheet };
}
