// What takes long, or measures how long something takes.
import { accessible } from './accessible.ts';
import './house-down.ts';
import { houseThatHangs } from './lost-connection.ts';
import './moving-parts.ts';
import './shuffle-checked.ts';
import './shuffle-kept.ts';
import { tenQuestions } from './ten-questions.ts';

houseThatHangs(3000);
accessible(['dark', 'light']);
tenQuestions('en', 1280);
