import type { Offered } from '@sabot/protocol';
import { capital } from '@sabot/words';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useChoices } from './use-choices.ts';
import { useCirculo } from './use-circulo.ts';

/** “?”: what each choice on offer means, before it is made. */
export function ChoicesHelp({ offers }: { readonly offers: readonly Offered[] }) {
  const { circulo } = useCirculo();
  const { buttonOf, meaningOf, termOf } = useChoices();
  const [isOpen, setOpen] = useState(false);
  const told = offers.filter(({ act }) => meaningOf(act) !== '');
  const zones = offers.flatMap(({ act, fields }) => (act === 'SetStakes' ? Object.keys(fields).map(termOf) : []));
  if (told.length === 0) return null;
  return (
    <>
      <Button kind="quiet" className="is-slim" label={circulo.choices} onPress={() => setOpen(true)}>
        ?
      </Button>
      {isOpen && (
        <Sheet title={circulo.choices} open onClose={() => setOpen(false)}>
          <dl className="circulo-choices">
            {told.map(({ act }) => (
              <div key={act}>
                <dt>{buttonOf(act)}</dt>
                <dd>{meaningOf(act)}</dd>
              </div>
            ))}
            {[...new Set(zones)].map(
              (term) =>
                term && (
                  <div key={term.word}>
                    <dt>{capital(term.word)}</dt>
                    <dd>{term.means}</dd>
                  </div>
                ),
            )}
          </dl>
        </Sheet>
      )}
    </>
  );
}
