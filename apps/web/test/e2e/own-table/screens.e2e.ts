import { ownTableScreens } from './screens.ts';

ownTableScreens('es');
ownTableScreens('en');
