import { useEffect } from 'react';
import { useLaw } from '../../client/use-law.ts';
import { useWords } from '../../locales/words.ts';
import { locatorIn } from '../../ui/locator.ts';
import { Why } from '../../ui/why.tsx';
import { sayCall } from '../voice.ts';
import type { Geometry } from './geometry.ts';
import type { Scene } from './scene.ts';
import { useCdf } from './use-cdf.ts';

const CALLED_OUT: ReadonlySet<string> = new Set([
  'IncidentReported',
  'RulingReferred',
  'RulingGiven',
  'WordDeclaredWrong',
  'CoupAnnulled',
]);

/** What was said last or what goes on, with its grounds; incidents and rulings are called like everything else. */
export function CallPlace({ scene, geometry }: { readonly scene: Scene; readonly geometry: Geometry }) {
  const { message, tell, cdf, language } = useCdf();
  const ui = useWords().ui;
  const law = useLaw(message.ruleset);
  const { said } = scene;
  useEffect(() => {
    if (said?.type === 'Called') sayCall(said.words.join('. '));
  }, [said]);
  const line = said === null ? waitingLine(scene.phase, cdf.now) : tell(said);
  const grounds = said !== null && 'grounds' in said ? said.grounds : [];
  const article = grounds.map((ref) => law.ground(ref).sheet?.locator).find((locator) => locator !== undefined);
  const isWords = said?.type === 'Called' || said?.type === 'PuntoSpoke';
  const isOut = scene.cards.some(({ at }) => at === 'table');
  const at = isOut ? geometry.call : geometry.callIdle;
  const moves = scene.phase === 'offer' || scene.phase === 'auction';
  return (
    <div
      className={`call cdf-call ${said !== null && CALLED_OUT.has(said.type) ? 'is-incident' : ''} ${moves ? 'is-low' : ''}`}
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

function waitingLine(
  phase: Scene['phase'],
  now: {
    readonly banco: string;
    readonly mesa: string;
    readonly stakes: string;
    readonly waiting: string;
    readonly house: string;
  },
): string | null {
  switch (phase) {
    case 'banco':
      return now.banco;
    case 'mesa':
      return now.mesa;
    case 'stakes':
      return now.stakes;
    case 'waiting':
      return now.waiting;
    case 'pack':
      return now.house;
    default:
      return null;
  }
}
