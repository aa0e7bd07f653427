import './rulebook.css';
import { useState } from 'react';
import { toRules } from '../client/route.ts';
import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';
import { useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { Comparison } from './comparison.tsx';
import { RegulationList } from './regulation-list.tsx';
import { RegulationPage } from './regulation-page.tsx';
import { RuleSearch } from './rule-search.tsx';

interface RulebookRoomProps {
  readonly ruleset: string | null;
  readonly rule: string | null;
}

export default function RulebookRoom({ ruleset, rule }: RulebookRoomProps) {
  const words = useWords().rulebook;
  const desk = useDesk();
  const cards = useCell(desk.rulesets);
  const [asked, ask] = useState('');
  if (cards === null) {
    return (
      <main className="rulebook">
        <p className="quiet" role="status">
          {words.loading}{' '}
          <button type="button" className="plain" onClick={() => void desk.open()}>
            {words.again}
          </button>
        </p>
      </main>
    );
  }
  if (ruleset !== null) {
    const card = cards.find((one) => one.ruleset === ruleset);
    return (
      <main className="rulebook">
        {card === undefined ? (
          <>
            <h1>{words.noSuchRegulation}</h1>
            <RoomLink to={toRules()}>{words.allRegulations}</RoomLink>
          </>
        ) : (
          <RegulationPage key={ruleset} card={card} rule={rule} />
        )}
      </main>
    );
  }
  return (
    <main className="rulebook is-wide">
      <header className="regulation-head">
        <h1>{words.title}</h1>
        <p className="regulation-title">{words.lead}</p>
      </header>
      <RuleSearch cards={cards} asked={asked} ask={ask} />
      <RegulationList cards={cards} />
      <section aria-labelledby="compare">
        <h2 className="rulebook-part" id="compare">
          {words.compare}
        </h2>
        <Comparison cards={cards} />
      </section>
    </main>
  );
}
