import { Input, Label, TextField } from 'react-aria-components';
import { useEntrance } from '../../lobby/use-entrance.ts';
import { Button } from '../../ui/button.tsx';
import { useTableContext } from './table-context.ts';

/** Whoever came by a link and has no name yet may look on, or enter right here. */
export function EnterDeck() {
  const { words } = useTableContext();
  const { name, rename, isBusy, refused, enter } = useEntrance();
  return (
    <form
      className="deck-acts enter"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <p className="deck-line">{refused?.line || words.sit.enterLine}</p>
      <TextField className="enter-name" value={name} onChange={rename} isInvalid={refused !== null}>
        <Label>{words.sit.name}</Label>
        <Input maxLength={40} autoComplete="nickname" />
      </TextField>
      <Button kind="act" disabled={isBusy} onPress={() => void enter()}>
        {words.sit.enter}
      </Button>
    </form>
  );
}
