import type { DosPanosCommand, DosPanosEvent, DosPanosState, DosPanosView } from '@sabot/engine';
import { expect, expectTypeOf, it } from 'vitest';
import { DOS_PANOS, rulesetById, type TypesOf } from '../../src/index.ts';

it('commands, events, state and view of the id are those of dos paños', () => {
  type Types = TypesOf<'asturias-2011/dos-panos'>;
  expectTypeOf<Types['command']>().toEqualTypeOf<DosPanosCommand>();
  expectTypeOf<Types['event']>().toEqualTypeOf<DosPanosEvent>();
  expectTypeOf<Types['state']>().toEqualTypeOf<DosPanosState>();
  expectTypeOf<Types['view']>().toEqualTypeOf<DosPanosView>();
  const ruleset = rulesetById('asturias-2011/dos-panos');
  expect(DOS_PANOS.map((entry) => entry.ruleset)).toContain(ruleset);
});
