import { lookUp } from '@sabot/engine/by-name';
import { quotedIn } from '@sabot/words';
import { useEffect } from 'react';
import { useLaw } from '../../client/use-law.ts';
import { useWords } from '../../locales/words.ts';
import { Gloss } from '../../ui/gloss.tsx';
import { locatorIn } from '../../ui/locator.ts';
import { Why } from '../../ui/why.tsx';
import { useTableContext } from '../any-game/table-context.ts';
import { sayCall } from '../voice.ts';
import type { Geometry } from './geometry.ts';
import { headlineOf, spokenWords } from './headline.ts';
import type { Scene } from './scene.ts';

/** The hero of the table: the croupier's words, and under them the reason with its article. */
export function CallPlace({ scene, geometry }: { readonly scene: Scene; readonly geometry: Geometry }) {
  const { words, message, language, you } = useTableContext();
  const { ui, dictionary } = useWords();
  const law = useLaw(message.ruleset);
  const { said, told, reason, grounds } = headlineOf(scene, { words, language, you });
  const article = grounds.map((ref) => law.ground(ref).sheet?.locator).find((locator) => locator !== undefined);
  const { call } = scene;
  const meaning = (call && lookUp(dictionary.glossary.calls, call.occasion)) ?? '';
  useEffect(() => {
    if (call !== null) sayCall(spokenWords(call.words));
  }, [call]);
  return (
    <div
      className="call"
      data-hint="call"
      style={{ left: geometry.call.x, top: geometry.call.y, width: geometry.call.w, minHeight: geometry.call.h }}
    >
      <div aria-live="polite" className="call-live">
        {said !== null ? (
          <p className="call-said" key={said}>
            <Gloss lang="es" means={meaning}>
              {quotedIn(language, said)}
            </Gloss>
          </p>
        ) : (
          <p className="call-told" key={told}>
            {told}
          </p>
        )}
        <span className="sr-only">{reason}</span>
      </div>
      {(reason !== null || grounds.length > 0) && (
        <Why
          ruleset={message.ruleset}
          grounds={grounds}
          about={reason ?? told ?? quotedIn(language, said ?? '')}
          className="call-why"
        >
          <span className="call-why-text">
            <b>{ui.why}</b> {reason && <span className="call-reason">{reason}</span>}{' '}
            {article && <span className="call-article">{locatorIn(language, article)}</span>}
          </span>
        </Why>
      )}
    </div>
  );
}
