import type { RulesetCard } from '@sabot/protocol';
import { toRules } from '../client/route.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';

/** The texts, and under each the games it regulates. */
export function RegulationList({ cards }: { readonly cards: readonly RulesetCard[] }) {
  const words = useWords().rulebook;
  const spoken = useLanguage();
  const texts = [...new Map(cards.map((card) => [card.source.id, card])).values()];
  return (
    <ul className="regulations">
      {texts.map(({ source, short }) => (
        <li key={source.id}>
          <h2>{short[spoken]}</h2>
          <p className="quiet">{[source.jurisdiction[spoken], words.textState[source.state]].join(' · ')}</p>
          {cards
            .filter((card) => card.source.id === source.id)
            .map((card) => (
              <RoomLink key={card.ruleset} to={toRules(card.ruleset)}>
                <span>{card.name[spoken]}</span>
                <small>{words.rules(card.rules)}</small>
              </RoomLink>
            ))}
        </li>
      ))}
    </ul>
  );
}
