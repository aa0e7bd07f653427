import { Component, type ReactNode } from 'react';
import { useWords } from '../locales/words.ts';
import { Button } from './button.tsx';

interface FaultProps {
  readonly children: ReactNode;
}

/** Whatever goes wrong in a room, there is a sentence that says what to do and never a blank page. */
export class FaultBoundary extends Component<FaultProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Fault /> : this.props.children;
  }
}

/** Most often a part of the page that the house, meanwhile of another version, no longer has. */
function Fault() {
  const { fault } = useWords().ui;
  return (
    <main className="nowhere" role="alert">
      <h1>{fault.title}</h1>
      <p>{fault.line}</p>
      <Button kind="act" onPress={() => location.reload()}>
        {fault.reload}
      </Button>
    </main>
  );
}
