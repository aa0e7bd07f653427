import './newcomer.css';
import { lookUp } from '@sabot/engine/by-name';
import { capital } from '@sabot/words';
import { Suspense } from 'react';
import { toRules } from '../client/route.ts';
import { useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { GAMES } from '../table/games.ts';
import { Sheet } from '../ui/sheet.tsx';

interface HowSheetProps {
  readonly game: string;
  /** What people call the game as it is played here. */
  readonly name: string;
  readonly ruleset: string;
  readonly onClose: () => void;
}

/** How a game goes, on one screen: a picture, four sentences, what cards are worth, and the way to all the rules. */
export function HowSheet({ game, name, ruleset, onClose }: HowSheetProps) {
  const words = useWords();
  const { how } = words.newcomer;
  const { terms } = words.dictionary.glossary;
  const shown = lookUp(GAMES, game);
  if (shown === undefined) return null;
  const page = shown.newcomer(words);
  return (
    <Sheet title={how.about(name)} open onClose={onClose}>
      <div className="how">
        <Suspense>
          <shown.Picture label={page.picture} />
        </Suspense>
        <ol>
          {page.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <p className="how-worth">{how.worth}</p>
        <details className="how-words">
          <summary>{how.words}</summary>
          <dl>
            {shown.terms.map((term) => (
              <div key={term}>
                <dt>{capital(terms[term].word)}</dt>
                <dd>{terms[term].means}</dd>
              </div>
            ))}
          </dl>
        </details>
        <details className="how-words">
          <summary>{how.keys}</summary>
          <dl className="how-keys">
            {how.keysAre.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </details>
        <p>
          <RoomLink to={toRules(ruleset)}>{how.rules}</RoomLink>
        </p>
      </div>
    </Sheet>
  );
}
