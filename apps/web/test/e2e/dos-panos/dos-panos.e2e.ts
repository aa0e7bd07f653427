import { fivePeople } from './five-people.ts';

fivePeople('to the end');
