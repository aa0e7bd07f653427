import { describe } from 'vitest';
import { clock, knowsOneMoment, type Player } from '../../../test/one-moment.ts';
import { recorded } from '../../../test/recorded.ts';
import { Playback } from './playback.ts';

describe('dos-panos knows one moment in time', () => {
  knowsOneMoment(
    'dos-panos',
    recorded('dos-panos/table').messages,
    (first) => new Playback(first as never, clock) as unknown as Player,
  );
});
