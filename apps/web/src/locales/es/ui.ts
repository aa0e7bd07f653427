import { es as dictionary } from '@sabot/words';
export const ui = {
  close: 'Cerrar',
  why: '¿Por qué?',
  coming: 'Buscando el artículo…',
  noGrounds: 'Lo decide la casa; ningún artículo lo exige.',
  basis: dictionary.bases,
  fault: {
    title: 'Algo ha fallado',
    line: 'Nada de lo suyo se ha perdido: sus fichas y su asiento los guarda la casa. Recargue la página.',
    reload: 'Recargar',
  },
  reading: (id: string) => `Lectura ${id}.`,
};
