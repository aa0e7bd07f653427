import { fourPeople } from './four-people.ts';

fourPeople('one coup');
