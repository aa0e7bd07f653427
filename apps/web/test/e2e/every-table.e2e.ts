import { newcomersPlay, type Visit } from './newcomer.ts';
import { tenQuestions } from './ten-questions.ts';

const visits: Visit[] = [];
for (const language of ['es', 'en'] as const) {
  for (const width of [390, 1280]) for (let table = 0; table < 7; table += 1) visits.push({ table, language, width });
}
newcomersPlay([
  ...visits,
  { table: 2, language: 'en', width: 1920 },
  { table: 4, language: 'es', width: 768 },
  { table: 6, language: 'es', width: 1920 },
]);
tenQuestions('es', 390);
