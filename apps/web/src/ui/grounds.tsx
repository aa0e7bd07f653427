import type { Reading } from '@sabot/protocol';
import { toRules } from '../client/route.ts';
import { useOnce } from '../client/use-desk.ts';
import { type KnownGround, useLaw } from '../client/use-law.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { locatorIn } from './locator.ts';

/** What something rests on: the article, whether it is text, usage or the house, our wording, and the rule's name. */
export function Grounds({ ruleset, grounds }: { readonly ruleset: string; readonly grounds: readonly string[] }) {
  const words = useWords().ui;
  const law = useLaw(ruleset);
  if (grounds.length === 0) return <p>{words.noGrounds}</p>;
  if (law.state === 'coming') return <p role="status">{words.coming}</p>;
  return (
    <ul className="grounds">
      {grounds.map((ref) => (
        <GroundItem key={ref} ground={law.ground(ref)} />
      ))}
    </ul>
  );
}

function GroundItem({ ground }: { readonly ground: KnownGround }) {
  const words = useWords().ui;
  const language = useLanguage();
  const { rule, reading, sheet, basis } = ground;
  const wording = sheet?.wording[language];
  return (
    <li className={`ground rests-on-${basis ?? 'unknown'}`}>
      <p className="ground-head">
        {sheet && <span className="ground-place">{locatorIn(language, sheet.locator)}</span>}
        {basis && <span>{words.basis[basis]}</span>}
        <RoomLink to={toRules(sheet?.ruleset, rule)} className="ground-rule">
          {rule}
        </RoomLink>
      </p>
      {wording && <p className="ground-wording">{wording}</p>}
      {reading !== null && <ReadingLine id={reading} />}
    </li>
  );
}

/** How what the words leave open was settled. */
function ReadingLine({ id }: { readonly id: string }) {
  const words = useWords().ui;
  const language = useLanguage();
  const reply = useOnce<readonly Reading[]>('/api/readings');
  const reading = reply?.ok ? reply.value.find((one) => one.id === id) : undefined;
  return (
    <p className="ground-reading">
      {words.reading(id)}
      {reading && ` ${reading.answer[language]}`}
    </p>
  );
}
