import { describe } from 'vitest';
import { clock, knowsOneMoment, type Player } from '../../../test/one-moment.ts';
import { recorded } from '../../../test/recorded.ts';
import { Playback } from './playback.ts';

describe('chemin-de-fer knows one moment in time', () => {
  knowsOneMoment(
    'chemin-de-fer',
    recorded('chemin-de-fer/table').messages,
    (first) => new Playback(first as never, clock) as unknown as Player,
  );
});
