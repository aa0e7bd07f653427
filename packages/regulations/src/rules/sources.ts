import type { RuleRow } from './rules-table.ts';

export type SourceId = RuleRow['text'];

export interface Bilingual {
  readonly es: string;
  readonly en: string;
}

export interface Source {
  /** Of a text in the registry, a `SourceId`. */
  readonly id: string;
  /** What people call it in passing. */
  readonly short: Bilingual;
  readonly title: Bilingual;
  readonly jurisdiction: Bilingual;
  /** null where the text does not let us name it. */
  readonly authority: Bilingual | null;
  /** ISO dates; null where unknown. */
  readonly date: string | null;
  readonly signed: string | null;
  readonly bulletin: Bilingual | null;
  readonly state: 'whole' | 'fragment';
  readonly note: Bilingual;
}

const ASTURIAS = { es: 'Principado de Asturias (España)', en: 'Principality of Asturias (Spain)' };
const CONSEJERIA = {
  es: 'Consejería de Presidencia, Justicia e Igualdad del Principado de Asturias',
  en: 'Regional Ministry of the Presidency, Justice and Equality of the Principality of Asturias',
};

export const SOURCES: Readonly<Record<SourceId, Source>> = {
  '000': {
    id: '000',
    short: { es: 'Asturias 2011', en: 'Asturias 2011' },
    title: {
      es: 'Resolución de 10 de junio de 2011, de la Consejería de Presidencia, Justicia e Igualdad, por la que se establecen las reglas esenciales para el desarrollo del juego denominado “punto y banca”',
      en: 'Resolution of 10 June 2011 of the Regional Ministry of the Presidency, Justice and Equality, laying down the essential rules for conducting the game called “punto y banca”',
    },
    jurisdiction: ASTURIAS,
    authority: CONSEJERIA,
    date: '2011-06-10',
    signed: '2011-06-13',
    bulletin: {
      es: 'Boletín Oficial del Principado de Asturias, cód. 2011-12099',
      en: 'Official Gazette of the Principality of Asturias, code 2011-12099',
    },
    state: 'whole',
    note: {
      es: 'Texto completo, digitalizado; el cuadro es legible. Barajas, mesa y personal se regulan en el Decreto 41/2011, título II, capítulo VII.',
      en: 'Whole text, scanned; the cuadro is legible. Decks, table and staff are governed by Decreto 41/2011, title II, chapter VII.',
    },
  },
  '001': {
    id: '001',
    short: { es: 'Asturias 2011, círculo', en: 'Asturias 2011, circle games' },
    title: {
      es: 'Resolución de 10 de junio de 2011, de la Consejería de Presidencia, Justicia e Igualdad, por la que se establecen las reglas esenciales para el desarrollo del juego del ferrocarril, bacarrá o chemin de fer y del bacarrá a dos paños',
      en: 'Resolution of 10 June 2011 of the Regional Ministry of the Presidency, Justice and Equality, laying down the essential rules for conducting the games of ferrocarril, bacarrá or chemin de fer and of bacarrá a dos paños',
    },
    jurisdiction: ASTURIAS,
    authority: CONSEJERIA,
    date: '2011-06-10',
    signed: null,
    bulletin: {
      es: 'Boletín Oficial del Principado de Asturias núm. 142, de 21 de junio de 2011',
      en: 'Official Gazette of the Principality of Asturias no. 142 of 21 June 2011',
    },
    state: 'whole',
    note: {
      es: 'Texto completo, digitalizado; parte del cuadro del chemin de fer quedó girada en el escaneo (AMB-01). Los elementos de los juegos se regulan en el Decreto 41/2011, capítulos VIII y IX.',
      en: 'Whole text, scanned; part of the chemin de fer cuadro was rotated by the scan (AMB-01). The elements of the games are governed by Decreto 41/2011, chapters VIII and IX.',
    },
  },
  '002': {
    id: '002',
    short: { es: 'Fragmento, arts. 36–39', en: 'Fragment, arts. 36–39' },
    title: {
      es: 'Fragmento con los artículos 36.2 a 39 de un reglamento español sin identificar',
      en: 'Fragment with articles 36.2 to 39 of an unidentified Spanish reglamento',
    },
    jurisdiction: { es: 'España, norma autonómica sin identificar', en: 'Spain, an unidentified regional rule' },
    authority: null,
    date: null,
    signed: null,
    bulletin: null,
    state: 'fragment',
    note: {
      es: 'Empieza en mitad del artículo 36 y se interrumpe dentro del 39; falta el cuadro de la banca. Sigue el catálogo estatal de 1979.',
      en: 'It starts inside article 36 and breaks off inside article 39; the cuadro of the bank is missing. It follows the state catalogue of 1979.',
    },
  },
  '003': {
    id: '003',
    short: { es: 'Buenos Aires 2016', en: 'Buenos Aires 2016' },
    title: {
      es: 'Resolución 100/2016 de Lotería Nacional Sociedad del Estado, que aprueba el reglamento de “Midi Punto y Banca”',
      en: 'Resolution 100/2016 of Lotería Nacional Sociedad del Estado, approving the rules of “Midi Punto y Banca”',
    },
    jurisdiction: { es: 'Argentina (Casino Buenos Aires)', en: 'Argentina (Casino Buenos Aires)' },
    authority: { es: 'Lotería Nacional Sociedad del Estado', en: 'Lotería Nacional Sociedad del Estado (Argentina)' },
    date: '2016-08-04',
    signed: null,
    bulletin: { es: 'Boletín Oficial, 16 de agosto de 2016', en: 'Boletín Oficial (Argentina), 16 August 2016' },
    state: 'whole',
    note: { es: 'Texto completo.', en: 'Whole text.' },
  },
  '004': {
    id: '004',
    short: { es: 'Canarias 2009', en: 'Canary Islands 2009' },
    title: {
      es: 'Reglas del Punto Banca y del Mini Punto en la página 9654 del Boletín Oficial de Canarias núm. 86',
      en: 'Rules of Punto Banca and Mini Punto on page 9654 of the Boletín Oficial de Canarias no. 86',
    },
    jurisdiction: { es: 'Canarias (España)', en: 'Canary Islands (Spain)' },
    authority: null,
    date: null,
    signed: null,
    bulletin: {
      es: 'Boletín Oficial de Canarias núm. 86, jueves 7 de mayo de 2009, p. 9654',
      en: 'Boletín Oficial de Canarias no. 86, Thursday 7 May 2009, p. 9654',
    },
    state: 'fragment',
    note: {
      es: 'Empieza en mitad de las reglas de la tercera carta de la banca: falta todo lo anterior. Desconocemos el número y el título del decreto.',
      en: 'It opens in the middle of the bank’s third-card rules: everything before is missing. The number and title of the decree are unknown to us.',
    },
  },
};
