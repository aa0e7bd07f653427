import { fivePeople } from './five-people.ts';

fivePeople();
