import { Button as AriaButton } from 'react-aria-components';
import { ChipFace } from '../../ui/chip.tsx';
import { faceOf } from '../../ui/chip-series.ts';
import { useLaying } from './laying.ts';
import { useCirculo } from './use-circulo.ts';

interface ChipRowProps {
  /** Where a chip goes, as it is read out. */
  readonly label: string;
  readonly field: string;
}

/** Whoever speaks to the page says what is printed on the chip. */
const named = (sum: string, print: string): string => (sum === print ? sum : `${sum}, ${print}`);

/** The chips: a press lays one on the zone that is chosen, and it is the one that the felt takes from then on. */
export function ChipRow({ label, field }: ChipRowProps) {
  const { words, money, language } = useCirculo();
  const { tray, chip, choose, lay } = useLaying();
  return (
    <fieldset className="circulo-chips">
      <legend className="sr-only">{words.stakes.chips}</legend>
      {tray.map((one) => (
        <AriaButton
          key={one}
          className={`circulo-chip ${one === chip ? 'is-chosen' : ''}`}
          aria-label={`${words.stakes.chip(named(money(one), faceOf(one, language).label))}: ${label}`}
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
