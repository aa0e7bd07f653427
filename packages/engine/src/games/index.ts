export * from './chemin-de-fer/index.ts';
export * from './circulo/index.ts';
export * from './dos-panos/index.ts';
export * from './punto-banca/index.ts';
