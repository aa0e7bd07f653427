// One file, so that one browser serves all of it; `-t` chooses among the tests.
import { newcomersPlay } from './newcomer.ts';
import './two-people.ts';
import './lost-connection.ts';
import './shuffle-checked.ts';
import './keyboard.ts';
import './bad-input.ts';
import './with-its-reason.ts';
import './accessible.ts';
import './light-page.ts';
import { tenQuestions } from './ten-questions.ts';

tenQuestions('en', 1280);
newcomersPlay([
  { table: 0, language: 'es', width: 1280 },
  { table: 1, language: 'en', width: 390 },
  { table: 4, language: 'es', width: 768 },
]);
