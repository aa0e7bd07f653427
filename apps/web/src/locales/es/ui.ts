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
  fault: {
    title: 'Algo ha fallado',
    line: 'Nada de lo suyo se ha perdido: sus fichas y su asiento los guarda la casa. Recargue la página.',
    reload: 'Recargar',
  },
  reading: (id: string) => `Lectura ${id}.`,
};
