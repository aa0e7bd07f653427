import type { TableMessage } from '@sabot/protocol';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Cell } from '../../client/cell.ts';
import type { TabItem } from '../../ui/tabs.tsx';
import { type TableTerms, useTerms } from './table-context.ts';
import { useAllGently } from './use-gently.ts';

const RoadsPanel = lazy(async () => ({ default: (await import('../../roads/roads-panel.tsx')).RoadsPanel }));
const HistoryPanel = lazy(async () => ({ default: (await import('../../history/history-panel.tsx')).HistoryPanel }));
const FairnessPanel = lazy(async () => ({
  default: (await import('../../fairness/fairness-panel.tsx')).FairnessPanel,
}));
const RulesPanel = lazy(async () => ({ default: (await import('../../rulebook/rules-panel.tsx')).RulesPanel }));

/** What stands beside a table of any game. */
interface Shown {
  /** The last message that has been shown to its end. */
  readonly shown: Cell<TableMessage>;
}

/** Each panel follows the table by itself: the tabs around it are not drawn again with every message. */
const Roads = ({ shown }: Shown) => <RoadsPanel table={useTerms().table} message={useAllGently(shown)} />;
const Shuffle = ({ shown }: Shown) => <FairnessPanel table={useTerms().table} message={useAllGently(shown)} />;
const Rules = () => <RulesPanel ruleset={useTerms().card.ruleset} />;
function History({ shown }: Shown) {
  const { table, card } = useTerms();
  return <HistoryPanel table={table} message={useAllGently(shown)} card={card} />;
}

/** Roads, history, rules and shuffle: the panels that every game has, each fetched when it is opened. */
export function tablePanels({ panel }: TableTerms['words'], shown: Cell<TableMessage>): readonly TabItem[] {
  const soon = (content: ReactNode): ReactNode => (
    <Suspense fallback={<p className="quiet-line">{panel.waiting}</p>}>{content}</Suspense>
  );
  return [
    { id: 'roads', title: panel.roads, content: soon(<Roads shown={shown} />) },
    { id: 'history', title: panel.history, content: soon(<History shown={shown} />) },
    { id: 'rules', title: panel.rules, content: soon(<Rules />) },
    { id: 'shuffle', title: panel.shuffle, content: soon(<Shuffle shown={shown} />) },
  ];
}
