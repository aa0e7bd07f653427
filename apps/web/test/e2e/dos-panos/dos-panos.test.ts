import { fivePeople } from './five-people.ts';

fivePeople('one coup');
