type ReferenceRank = 'norm' | 'house-rules' | 'secondary' | 'publication';

export interface Reference {
  readonly key: string;
  readonly rank: ReferenceRank;
  readonly what: string;
}

export const REFERENCES = [
  {
    key: 'E79',
    rank: 'norm',
    what: 'Spain, Orden of 9 October 1979, Catálogo de Juegos, BOE-A-1979-25744 (consolidated to 1984), epígrafes 03, 07, 08 and 09, read in `legalize-dev/legalize-es` @08b99697, `es/BOE-A-1979-25744.md`; its cuadros are images and could not be read.',
  },
  {
    key: 'R79',
    rank: 'norm',
    what: 'Spain, Orden of 9 January 1979, Reglamento de Casinos de Juego, BOE-A-1979-2076, arts. 39–48 and 53 (same mirror).',
  },
  {
    key: 'EHA11',
    rank: 'norm',
    what: 'Spain, Orden EHA/3086/2011, online punto y banca, BOE-A-2011-17970, arts. 2, 11–14 and annex III (same mirror).',
  },
  { key: 'CLM', rank: 'norm', what: 'Ley 5/2021 of Castilla-La Mancha, art. 30.4, BOE-A-2021-18039 (same mirror).' },
  {
    key: 'FR07',
    rank: 'norm',
    what: 'France, arrêté of 14 May 2007, arts. 58, 59, 60 and 62 (`etalab/lois-non-codifiees-et-reglements-francais` @7c9c6e8e) and art. 61 (juriblio.fr).',
  },
  {
    key: 'FR59',
    rank: 'norm',
    what: 'France, arrêté of 23 December 1959, art. 57-13, punto banco (same repository @0df141cb).',
  },
  {
    key: 'FR19',
    rank: 'norm',
    what: 'France, arrêté of 2 August 2019, JORFTEXT000038906848 (bank pays evens, half on 6).',
  },
  {
    key: 'BRIT',
    rank: 'secondary',
    what: 'Britannica, “baccarat”, in Spanish: es.pastillainstitute.com/2216-baccarat.',
  },
  { key: 'CODE', rank: 'secondary', what: '`PhilipGriffith/Cdf`, main.py @353ab154: a simulation, not an authority.' },
  {
    key: 'BOC09',
    rank: 'publication',
    what: 'Page 9654 of the Boletín Oficial de Canarias no. 86 of 7 May 2009: deploy.studylib.es/doc/5290948.',
  },
  {
    key: 'GM',
    rank: 'house-rules',
    what: 'casinogranmadrid.es, punto y banca, and granmadrid.com/juegos/punto-y-banca.',
  },
  { key: 'GV', rank: 'house-rules', what: 'casinogranvia.com, i-table punto y banca.' },
  { key: 'SR', rank: 'house-rules', what: 'Casino Admiral San Roque, guide: studylib.es/doc/5717671.' },
  { key: 'MIS', rank: 'house-rules', what: 'casinosdemisiones.com.ar/es/articulo/3.' },
  { key: 'ACA', rank: 'secondary', what: 'acanomas.com, rule sheets Bacarrá (pp. 2–3) and Punto y Banca.' },
  { key: 'SRM', rank: 'house-rules', what: 'casinosanremo.it/en/the-games/chemin-de-fer/.' },
  { key: 'CMP', rank: 'house-rules', what: 'casinocampione.it and casinocampioneditalia.it, chemin de fer.' },
  { key: 'COE', rank: 'secondary', what: 'casinos-online-espanol.com/baccarat.html.' },
  { key: 'MAR', rank: 'secondary', what: 'noticias.marcaapuestas.es/casino/que-es-el-bacara-chemin-de-fer.' },
  { key: 'ML', rank: 'secondary', what: 'misters-loisirs.com/2021/11/quels-sont-les-jeux-quon-trouve-au-casino/.' },
] as const satisfies readonly Reference[];
