import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useChoices } from './use-choices.ts';
import { useCirculo } from './use-circulo.ts';

interface BindingCallProps {
  readonly act: string;
  readonly onBack: () => void;
  readonly onSay: () => void;
}

/** A call that binds is asked once more, with its sum. The focus is on the way back, so that no second Enter makes it. */
export function BindingCall({ act, onBack, onSay }: BindingCallProps) {
  const { circulo, acts } = useCirculo();
  const { buttonOf, meaningOf } = useChoices();
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <fieldset ref={place} className="circulo-binding">
      <legend className="sr-only">{circulo.binding.title}</legend>
      <p className="deck-line">{meaningOf(act)}</p>
      <Button onPress={onBack}>{circulo.binding.back}</Button>
      <Button disabled={acts.pending !== null} onPress={onSay}>
        {circulo.binding.say(buttonOf(act))}
      </Button>
    </fieldset>
  );
}
