import { Component, type ReactNode } from 'react';
import { toLobby } from '../client/route.ts';
import { useWords } from '../locales/words.ts';
import { RoomLink } from './room-link.tsx';

/** A room that breaks leaves a sentence and a way out, never a blank page. */
export class FaultBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Fault /> : this.props.children;
  }
}

function Fault() {
  const { fault, reload, nowhere } = useWords().shell;
  return (
    <main className="nowhere">
      <h1>{fault.title}</h1>
      <p>{fault.line}</p>
      <button type="button" className="button button-act" onClick={() => location.reload()}>
        {reload}
      </button>
      <RoomLink to={toLobby}>{nowhere.back}</RoomLink>
    </main>
  );
}
