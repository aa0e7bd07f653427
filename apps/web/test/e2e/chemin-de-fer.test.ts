import { fourPeople } from './four-people.ts';

fourPeople('quickly');
