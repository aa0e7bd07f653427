import { ONE_OF_EACH_GAME } from '@sabot/testkit';
import { afterAll, beforeAll, describe } from 'vitest';
import { House } from './house.ts';
import { labScreens } from './lab-screens.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ hold: [], rulesets: [0, 4, 7, 8] });
}, 180_000);
afterAll(() => house?.close(), 60_000);

describe('the lab, on every screen', () => {
  labScreens(
    () => house.address,
    [390, 768, 1280, 1920].flatMap((width) => [
      [width, 'en', ONE_OF_EACH_GAME.dosPanos] as const,
      [width, 'es', 'buenos-aires-2016/midi'] as const,
      [width, width === 1280 ? 'es' : 'en', ONE_OF_EACH_GAME.cheminDeFer] as const,
    ]),
  );
});
