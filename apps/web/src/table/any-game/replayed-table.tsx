import './felt-styles.ts';
import type { RulesetCard, TableMessage } from '@sabot/protocol';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { Cell } from '../../client/cell.ts';
import { useLanguage, useWords } from '../../locales/words.ts';
import type { Acts } from '../use-acts.ts';
import { type FeltScene, TableContext, TermsContext } from './table-context.ts';
import { withBetNames } from './zone-words.ts';

/** An event with the table after it. */
export interface Passed<View = unknown, Event = unknown> {
  readonly event: Event | null;
  readonly view: View;
}

/** What the felt of a game is given to show a moment of play that is past. */
export interface ReplayedProps {
  readonly table: string;
  readonly card: RulesetCard;
  readonly you: string | null;
  readonly bots: readonly string[];
  /** The table before the first of them. */
  readonly first: unknown;
  readonly passed: readonly Passed[];
  /** Which of them has just happened. */
  readonly at: number;
  readonly onPerson: (player: string) => void;
}

/** How one game is shown, as its playback has it. */
interface Staged<Scene, Event, View> {
  sceneOf(view: View): Scene;
  follow(scene: Scene, event: Event, view: View): Scene;
}

/** The scene at the moment that is looked at; every one before it is worked out once. */
export function useReplayedScene<Scene extends FeltScene, Event, View>(
  { sceneOf, follow }: Staged<Scene, Event, View>,
  { first, passed, at }: Pick<ReplayedProps, 'first' | 'passed' | 'at'>,
): Cell<Scene> {
  const scenes = useMemo(() => {
    let scene = sceneOf(first as View);
    return passed.map(({ event, view }) => {
      if (event !== null) scene = follow(scene, event as Event, view as View);
      return scene;
    });
  }, [first, passed, sceneOf, follow]);
  const shown = scenes[at] ?? scenes[0] ?? sceneOf(first as View);
  const cell = useRef<Cell<Scene> | null>(null);
  cell.current ??= new Cell(shown);
  useLayoutEffect(() => {
    cell.current?.set(shown);
  }, [shown]);
  return cell.current;
}

/** Nobody acts in the past. */
const NO_ACTS: Acts = { send: async () => false, refused: null, refuse: () => {}, pending: null };

interface ReplayedTableProps extends ReplayedProps {
  readonly scene: Cell<FeltScene>;
  readonly className: string;
  readonly children: ReactNode;
}

/** What the parts of a felt need around them, where nothing can be done any more. */
export function ReplayedTable(props: ReplayedTableProps) {
  const { table, card, you, bots, first, passed, at, scene, className, children } = props;
  const language = useLanguage();
  const spoken = useWords().table;
  const words = useMemo(() => withBetNames(spoken, card, language), [spoken, card, language]);
  const terms = useMemo(() => ({ table, card, you, words, language }), [table, card, you, words, language]);
  const value = useMemo(() => {
    const message = Object.assign({} as TableMessage, {
      type: 'table',
      table,
      ruleset: card.ruleset,
      game: card.game,
      version: at,
      revision: at,
      bots,
      shuffle: null,
      view: passed[at]?.view ?? first,
      events: [],
      awaits: [],
      acts: [],
    });
    return { ...terms, message, isShowing: true, felt: { scene, hurry: () => {} }, acts: NO_ACTS };
  }, [terms, table, card, bots, first, passed, at, scene]);
  return (
    <TermsContext value={terms}>
      <TableContext value={value}>
        <div className={`table-room is-replay ${className}`}>
          <div className="table-stage">{children}</div>
        </div>
      </TableContext>
    </TermsContext>
  );
}
