import { useState } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { Button } from '../../ui/button.tsx';
import { useTableContext } from './table-context.ts';

/** The pack seen from the side: slide the cut card to where you want to cut. */
export function CutDeck() {
  const { offered, acts, words } = useTableContext();
  const bound = offered('CutPack')?.fields.at;
  const [min, max] = bound?.kind === 'between' ? [bound.min, bound.max] : [1, 1];
  const [at, setAt] = useState(() => Math.round(min + (max - min) * 0.5));
  return (
    <div className="deck-acts cut">
      <Slider
        className="cut-slider"
        aria-label={words.acts.cutLabel}
        minValue={min}
        maxValue={max}
        value={at}
        onChange={(value) => setAt(Number(value))}
      >
        <SliderTrack className="cut-pack">
          <SliderThumb className="cut-card" />
        </SliderTrack>
      </Slider>
      <Button kind="act" onPress={() => void acts.send('CutPack', { at })}>
        {words.acts.cutHere(at)}
      </Button>
    </div>
  );
}
