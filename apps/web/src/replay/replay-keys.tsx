import { Button } from '../ui/button.tsx';
import { useReplayWords } from './replay-words.ts';

interface ReplayKeysProps {
  readonly stop: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly onGo: (stop: number) => void;
  readonly onPlay: () => void;
}

/** To and fro, step by step, from one end to the other, or by itself. */
export function ReplayKeys({ stop, last, isPlaying, onGo, onPlay }: ReplayKeysProps) {
  const words = useReplayWords();
  return (
    <fieldset className="replay-keys">
      <legend className="sr-only">
        {words.keys}. {words.keysHint}
      </legend>
      <Button kind="quiet" label={words.first} disabled={stop === 0} onPress={() => onGo(0)}>
        <Sign path="M4 3v10M13 3L6 8l7 5z" />
      </Button>
      <Button label={words.previous} disabled={stop === 0} onPress={() => onGo(stop - 1)}>
        <Sign path="M11 3L4 8l7 5z" />
      </Button>
      <Button label={isPlaying ? words.pause : words.play} onPress={onPlay}>
        <Sign path={isPlaying ? 'M5 3v10M11 3v10' : 'M5 3l8 5-8 5z'} />
      </Button>
      <Button kind="act" label={words.next} disabled={stop === last} onPress={() => onGo(stop + 1)}>
        <Sign path="M5 3l7 5-7 5z" />
      </Button>
      <Button kind="quiet" label={words.last} disabled={stop === last} onPress={() => onGo(last)}>
        <Sign path="M12 3v10M3 3l7 5-7 5z" />
      </Button>
      <output className="replay-step">{words.stepOf(stop + 1, last + 1)}</output>
    </fieldset>
  );
}

const Sign = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 16 16" width={18} aria-hidden="true">
    <path d={path} fill="currentColor" stroke="currentColor" strokeWidth={1.4} strokeLinejoin="round" />
  </svg>
);
