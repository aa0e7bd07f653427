export const ui = {
  close: 'Cerrar',
  why: '¿Por qué?',
  coming: 'Buscando el artículo…',
  noGrounds: 'Lo decide la casa; ningún artículo lo exige.',
  basis: {
    text: 'lo dice el texto',
    'cross-reference': 'el texto remite a otro',
    usage: 'uso: así lo entienden textos afines',
    house: 'criterio de la casa: el texto calla',
  },
  reading: (id: string) => `Lectura ${id}.`,
};
