import type { StaffDeskWords } from '../staff-words.ts';

export const staff: StaffDeskWords = {
  roles: { croupier: 'crupier', inspector: 'inspección', director: 'dirección' },
  member: (name, roles, onDuty) =>
    `${name}: ${roles.join(', ')}${onDuty.length === 0 ? '' : `; de servicio: ${onDuty.join(', ')}`}`,
  nobody: 'No ha entrado nadie: sabot staff URL sign-in NAME',
  done: 'Hecho.',
  invited: (link) => `Este enlace vale una vez, tres días: ${link}`,
  refused: (line, grounds) => `No se admite. ${line}${grounds.length === 0 ? '' : ` [${grounds.join(', ')}]`}`,
  wouldBe: (events, isCertain) =>
    `Ocurriría: ${events.join(', ')}${isCertain ? '' : '; lo demás depende de cartas que nadie ha visto'}. No se ha hecho nada.`,
  table: (table, phase, people, bots, talla, coups) =>
    `${table}: ${phase}; personas: ${people}, bots: ${bots}; talla ${talla}, jugada ${coups}`,
  bank: (amount) => `banca: ${amount}`,
  onDuty: (names) => `de servicio aquí: ${names.join(', ')}`,
  waits: (role, choices) => `un caso espera a ${role}: elija de 1 a ${choices}`,
  noAuthorisations: 'No consta ninguna autorización: cada mesa se abre dentro de lo que permite su texto.',
  opened: (table) => `La mesa está abierta: ${table}`,
  dates: (from, until) => (until === null ? `desde ${from}` : `desde ${from} hasta ${until}`),
  inForce: 'vigente',
  withdrawn: (by) => `retirada por ${by}`,
  alarm: (what, id, clearedBy) => (clearedBy === null ? `! ${what} (${id})` : `${what}, vista por ${clearedBy}`),
};
