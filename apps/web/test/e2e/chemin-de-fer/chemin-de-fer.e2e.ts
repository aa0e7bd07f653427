import { fourPeople } from './four-people.ts';
import { cheminDeFerScreens, type Screen } from './screens.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
cheminDeFerScreens(
  SIZES.flatMap((size): Screen[] => (['es', 'en'] as const).map((language) => ({ ...size, language }))),
);
fourPeople('to the end');
