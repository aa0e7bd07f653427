// One file, so that one browser serves all of it; `-t` chooses among the tests.
import { houseThatHangs, lostConnection } from './lost-connection.ts';
import { newcomersPlay } from './newcomer.ts';
import './two-people.ts';
import './keyboard.ts';
import './light-page.ts';

newcomersPlay([{ table: 1, language: 'en', width: 390 }]);
lostConnection();
houseThatHangs();
