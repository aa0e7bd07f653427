import { fourPeople } from './four-people.ts';
import { railwayScreens, type Screen } from './railway-screens.ts';

const SIZES = [
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
railwayScreens(SIZES.flatMap((size): Screen[] => (['es', 'en'] as const).map((language) => ({ ...size, language }))));
fourPeople('by hand');
