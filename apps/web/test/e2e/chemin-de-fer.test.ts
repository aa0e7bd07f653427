import { fourPeople } from './four-people.ts';
import { railwayScreens } from './railway-screens.ts';

railwayScreens([
  { width: 360, height: 640, language: 'es' },
  { width: 390, height: 844, language: 'en' },
  { width: 768, height: 1024, language: 'es' },
  { width: 1280, height: 800, language: 'en' },
  { width: 1920, height: 1080, language: 'es' },
]);
fourPeople('quickly');
