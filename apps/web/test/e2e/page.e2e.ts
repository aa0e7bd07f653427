// What takes long, or measures how long something takes.
import { accessible } from './accessible.ts';
import { houseThatHangs } from './lost-connection.ts';
import './shuffle-checked.ts';
import { tenQuestions } from './ten-questions.ts';

houseThatHangs(3000);
accessible(['light']);
tenQuestions('en', 1280);
