import { Button as AriaButton } from 'react-aria-components';
import { ChipFace } from '../../ui/chip.tsx';
import { useLaying } from './laying.ts';
import { useCirculo } from './use-circulo.ts';

interface ChipRowProps {
  /** Where a chip goes, as it is read out. */
  readonly label: string;
  readonly field: string;
}

/** The chips: a press lays one on the zone that is chosen, and it is the one that the felt takes from then on. */
export function ChipRow({ label, field }: ChipRowProps) {
  const { words, money } = useCirculo();
  const { tray, chip, choose, lay } = useLaying();
  return (
    <fieldset className="circulo-chips">
      <legend className="sr-only">{words.stakes.chips}</legend>
      {tray.map((one) => (
        <AriaButton
          key={one}
          className={`circulo-chip ${one === chip ? 'is-chosen' : ''}`}
          aria-label={`${words.stakes.chip(money(one))}: ${label}`}
          onPress={() => {
            choose(one);
            lay.current?.(field, one);
          }}
        >
          <ChipFace cents={one} />
        </AriaButton>
      ))}
    </fieldset>
  );
}
