export { layout } from './layout.ts';
export { name } from './name.ts';
export { fragmentMini as regulation } from './regulation.ts';
export { terms } from './terms.ts';
export { wording as en } from './wording.en.ts';
export { wording as es } from './wording.es.ts';
