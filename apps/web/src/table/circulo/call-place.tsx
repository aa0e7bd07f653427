import { useEffect } from 'react';
import { useLaw } from '../../client/use-law.ts';
import { useWords } from '../../locales/words.ts';
import { locatorIn } from '../../ui/locator.ts';
import { Why } from '../../ui/why.tsx';
import type { Point } from '../any-game/curve.ts';
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
    readonly cards: readonly { readonly at: string }[];
    readonly said: (AnyTold & { readonly words?: readonly string[] }) | null;
  };
  /** Where the call stands, and where while no card is out or some are. */
  readonly geometry: {
    readonly call: Point & { readonly w: number };
    readonly callIdle?: Point;
    readonly callOut?: Point;
  };
}

/** What was said last or what goes on, with its grounds; incidents and rulings are called like everything else. */
export function CallPlace({ scene, geometry }: CallPlaceProps) {
  const { message, tell, game, language } = useCirculo();
  const ui = useWords().ui;
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
  const isOut = scene.cards.some((card) => card.at === 'table');
  const at = (isOut ? geometry.callOut : geometry.callIdle) ?? geometry.call;
  const moves = scene.phase === 'offer' || scene.phase === 'auction';
  return (
    <div
      className={`call circulo-call ${said !== null && CALLED_OUT.has(said.type) ? 'is-incident' : ''} ${moves ? 'is-low' : ''}`}
      style={{ left: at.x, top: moves ? geometry.call.y + 46 : at.y, width: geometry.call.w }}
    >
      <div aria-live="polite" className="call-live">
        {line !== null && (
          <p className={isWords ? 'call-said' : 'call-told'} {...(isWords && { lang: 'es' })} key={line}>
            {line}
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
    </div>
  );
}

/** Nothing has been said yet: what the table waits for, where its phase is worth a word. */
function waitingLine(phase: string, now: CirculoWords['now']): string | null {
  const line = (now as Readonly<Record<string, unknown>>)[phase === 'pack' ? 'house' : phase];
  return typeof line === 'string' ? line : null;
}
