import './lab.css';
import './lab-controls.css';
import type { OddsSheets } from '@sabot/protocol';
import { useEffect, useState } from 'react';
import { routeOf, toLab } from '../client/route.ts';
import { useCell } from '../client/use-cell.ts';
import { useDesk, useOnce } from '../client/use-desk.ts';
import { CheminDeFerLab } from './chemin-de-fer/chemin-de-fer-lab.tsx';
import { CheminDeFerControls } from './chemin-de-fer/controls.tsx';
import { CoupLab } from './coup-lab.tsx';
import { DosPanosLab } from './dos-panos/dos-panos-lab.tsx';
import { LabControls } from './lab-controls.tsx';
import { searchOf, stateIn } from './lab-state.ts';
import { useLabWords } from './lab-words.ts';

/** Exact figures for whoever wants to know: bets, decisions, regulations, and what each card does. */
export default function LabRoom({ ruleset: asked }: { readonly ruleset: string | null }) {
  const words = useLabWords();
  const cards = useCell(useDesk().rulesets) ?? [];
  const reply = useOnce<OddsSheets>('/api/odds');
  const [state, setState] = useState(() => stateIn(location.search));
  const all = reply?.ok ? [...reply.value.puntoBanca, ...reply.value.cheminDeFer, ...reply.value.dosPanos] : [];
  const chosen = all.find(({ ruleset }) => ruleset === asked) ?? all[0];
  useEffect(() => {
    // An effect may run late: whoever has gone Back meanwhile is not to be brought here again.
    const isHere = routeOf(location.pathname).room === 'lab';
    if (chosen !== undefined && isHere) history.replaceState(null, '', toLab(chosen.ruleset) + searchOf(state));
  }, [chosen, state]);
  return (
    <main className="page-frame lab">
      <header className="lab-head">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      {reply === null && <p role="status">{words.coming}</p>}
      {reply?.ok === false && <p role="alert">{words.lost}</p>}
      {reply?.ok === true && chosen !== undefined && (
        <div className="lab-bench">
          <section className="lab-controls" aria-label={words.controls}>
            <LabControls
              sheets={reply.value}
              cards={cards}
              ruleset={chosen.ruleset}
              usual={chosen.decks}
              state={state}
              change={setState}
            >
              {'ponte' in chosen && (
                <CheminDeFerControls key={chosen.ruleset} sheet={chosen} state={state} change={setState} />
              )}
            </LabControls>
          </section>
          {'pontes' in chosen ? (
            <DosPanosLab sheet={chosen} decks={state.decks ?? chosen.decks} state={state} />
          ) : 'ponte' in chosen ? (
            <CheminDeFerLab sheet={chosen} decks={state.decks ?? chosen.decks} state={state} />
          ) : (
            <CoupLab
              sheets={reply.value.puntoBanca}
              cards={cards}
              ruleset={chosen.ruleset}
              decks={state.decks ?? chosen.decks}
              gone={state.gone}
            />
          )}
        </div>
      )}
    </main>
  );
}
