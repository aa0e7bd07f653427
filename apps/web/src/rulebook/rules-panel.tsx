import './rulebook.css';
import { toRules } from '../client/route.ts';
import { useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { RulesOf } from './rules-of.tsx';

/** The regulation of the table one sits at, to look something up without leaving it. */
export function RulesPanel({ ruleset, focus }: { readonly ruleset: string; readonly focus?: string }) {
  const words = useWords().rulebook;
  return (
    <section className="rules-panel" aria-label={words.title}>
      <RulesOf ruleset={ruleset} focus={focus ?? null} isCompact>
        <p>
          <RoomLink to={toRules(ruleset)}>{words.wholeBook}</RoomLink>
        </p>
      </RulesOf>
    </section>
  );
}
