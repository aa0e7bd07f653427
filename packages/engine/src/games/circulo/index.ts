export { CELLS, type Cell, type CirculoPoints, type Third } from './questions.ts';
export { CIRCULO_REFUSALS } from './refusals.ts';
