import type { CheminDeFerView, DosPanosView, PuntoBancaView } from '@sabot/protocol';
import { expect, expectTypeOf, it } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';

type Phases = typeof es.lobby.phases;

it('has a sentence in the lobby for every phase of every game, and for nothing else', () => {
  expectTypeOf<keyof Phases['punto-banca']>().toEqualTypeOf<PuntoBancaView['phase']>();
  expectTypeOf<keyof Phases['chemin-de-fer']>().toEqualTypeOf<CheminDeFerView['phase']>();
  expectTypeOf<keyof Phases['dos-panos']>().toEqualTypeOf<DosPanosView['phase']>();
  for (const { lobby } of [es, en]) {
    for (const phases of Object.values(lobby.phases))
      for (const said of Object.values(phases)) expect(said).not.toBe('');
  }
});
