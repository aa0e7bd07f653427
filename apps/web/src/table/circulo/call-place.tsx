import { lookUp } from '@sabot/engine/by-name';
import { type ReactNode, useEffect } from 'react';
import { useLaw } from '../../client/use-law.ts';
import { useWords } from '../../locales/words.ts';
import { Gloss } from '../../ui/gloss.tsx';
import { locatorIn } from '../../ui/locator.ts';
import { Why } from '../../ui/why.tsx';
import type { Box } from '../any-game/room.ts';
import { sayCall } from '../voice.ts';
import { useMissing } from './missing-acts.tsx';
import { type AnyTold, type CirculoWords, useCirculo } from './use-circulo.ts';

const CALLED_OUT: ReadonlySet<string> = new Set([
  'IncidentReported',
  'RulingReferred',
  'RulingGiven',
  'WordDeclaredWrong',
  'CoupAnnulled',
]);

/** Words that a person says at the table, which are quoted as they are. */
const SPOKEN: ReadonlySet<string> = new Set(['Called', 'PuntoSpoke', 'PanoSpoke']);

interface CallPlaceProps {
  readonly scene: {
    readonly phase: string;
    readonly said: (AnyTold & { readonly words?: readonly string[]; readonly occasion?: string }) | null;
  };
  /** Where the call stands; null: below what stands in the middle while the bank is on its way. */
  readonly at: Box | null;
  readonly children?: ReactNode;
}

/** What was said last or what goes on, with its grounds; incidents and rulings are called like everything else. */
export function CallPlace({ scene, at, children }: CallPlaceProps) {
  const { message, tell, game, language } = useCirculo();
  const { ui, dictionary } = useWords();
  const law = useLaw(message.ruleset);
  const { said } = scene;
  useEffect(() => {
    if (said?.words !== undefined) sayCall(said.words.join('. '));
  }, [said]);
  const missing = useMissing();
  const isWaiting = scene.phase === 'waiting' && missing !== null;
  const told = said === null ? waitingLine(scene.phase, game.now) : tell(said);
  const line = isWaiting ? `${missing.lacking}.` : told;
  const grounds = said?.grounds ?? [];
  const article = grounds.map((ref) => law.ground(ref).sheet?.locator).find((locator) => locator !== undefined);
  const isWords = said !== null && SPOKEN.has(said.type);
  const { calls, spoken } = dictionary.glossary;
  const meaning = lookUp(calls, said?.occasion ?? '') ?? spoken;
  const kinds = [
    'call circulo-call',
    said !== null && CALLED_OUT.has(said.type) && 'is-incident',
    at === null && 'is-low',
  ];
  return (
    <div
      className={kinds.filter(Boolean).join(' ')}
      data-hint="call"
      style={at === null ? {} : { left: at.x, top: at.y, width: at.w, minHeight: at.h }}
    >
      <div aria-live="polite" className="call-live">
        {line !== null && (
          <p className={isWords ? 'call-said' : 'call-told'} key={line}>
            {isWords ? (
              <Gloss lang="es" means={meaning}>
                {line}
              </Gloss>
            ) : (
              line
            )}
          </p>
        )}
      </div>
      {grounds.length > 0 && line !== null && (
        <Why
          ruleset={message.ruleset}
          grounds={grounds}
          about={line}
          className="call-why"
          label={article === undefined ? `${ui.why} ${line}` : `${ui.why} ${locatorIn(language, article)}: ${line}`}
        >
          <b>{ui.why}</b> {article && <span className="call-article">{locatorIn(language, article)}</span>}
        </Why>
      )}
      {children}
    </div>
  );
}

/** Nothing has been said yet: what the table waits for, where its phase is worth a word. */
function waitingLine(phase: string, now: CirculoWords['now']): string | null {
  const line = (now as Readonly<Record<string, unknown>>)[phase === 'pack' ? 'house' : phase];
  return typeof line === 'string' ? line : null;
}
