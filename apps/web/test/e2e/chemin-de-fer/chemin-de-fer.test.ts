import { fourPeople } from './four-people.ts';
import { cheminDeFerScreens } from './screens.ts';

cheminDeFerScreens([
  { width: 360, height: 640, language: 'es' },
  { width: 1280, height: 800, language: 'en' },
]);
fourPeople('quickly');
