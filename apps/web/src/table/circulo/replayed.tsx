import './middle.css';
import './circulo.css';
import type { ComponentType, ReactNode } from 'react';
import type { Cell } from '../../client/cell.ts';
import { type ReplayedProps, ReplayedTable, useReplayedScene } from '../any-game/replayed-table.tsx';
import type { FeltScene } from '../any-game/table-context.ts';
import { LayingContext, useNewLaying } from './laying.ts';
import { CirculoContext, type CirculoWords } from './use-circulo.ts';

interface ReplayedCirculoProps<Scene, Event, View> extends ReplayedProps {
  readonly words: CirculoWords;
  readonly staging: {
    sceneOf(view: View): Scene;
    follow(scene: Scene, event: Event, view: View): Scene;
  };
  readonly Stage: ComponentType<{
    readonly playback: { readonly scene: Cell<Scene> };
    readonly onFree: (seat: number) => void;
    readonly onPerson: (player: string) => void;
  }>;
}
const nothing = (): void => {};

/** A moment that is past at a table where a player is bank, on its felt. */
export function ReplayedCirculo<Scene extends FeltScene, Event, View>(props: ReplayedCirculoProps<Scene, Event, View>) {
  const { words, staging, Stage } = props;
  const scene = useReplayedScene(staging, props);
  return (
    <CirculoContext value={words}>
      <ReplayedTable {...props} scene={scene} className="circulo-room">
        <NothingLaid>
          <Stage playback={{ scene }} onFree={nothing} onPerson={props.onPerson} />
        </NothingLaid>
      </ReplayedTable>
    </CirculoContext>
  );
}

/** Chips are laid nowhere, but the felt asks which. */
const NothingLaid = ({ children }: { readonly children: ReactNode }) => (
  <LayingContext value={useNewLaying()}>{children}</LayingContext>
);
