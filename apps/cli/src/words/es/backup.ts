import type { BackupFaultWords, BackupWords } from '../backup-words.ts';

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`;
const some = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const time = (at: number): string => new Date(at).toISOString();

export const backup: BackupWords = {
  done: (file, { last, appends, events, bytes }) =>
    `${file}: ${some(appends, 'anotación', 'anotaciones')} hasta la ${last}, con ${some(events, 'evento', 'eventos')}, en ${size(bytes)}.`,
  nothingNew: (folder, last) => `No hay nada nuevo desde la anotación ${last}; todo está en ${folder}.`,
  restored: (place, { last, at, events, streams }) =>
    `${place}: ${some(events, 'evento', 'eventos')} de ${some(streams, 'serie', 'series')}, hasta la anotación ${last}, de ${time(at)}. Todo está como se escribió.`,
  leftOut: (count) =>
    `${some(count, 'anotación posterior queda', 'anotaciones posteriores quedan')} fuera. Lo que se confirmó en ${count === 1 ? 'ella' : 'ellas'} no está.`,
  seen: (tables) =>
    `El sabot en juego había seguido después en: ${tables.join(', ')}. Sigue con las mismas cartas, que ya se han visto.`,
  goOn: (flag) => `Para abrirla: ${flag}`,
};

export const backupFaults: BackupFaultWords = {
  'nothing-kept': () => 'todavía no hay nada guardado ahí, así que no hay nada que copiar',
  'no-backup': ({ folder }) => `${folder}: aquí no hay ninguna copia`,
  changed: ({ file }) => `${file}: está incompleto o ha sido modificado y no sirve; tómelo de otra copia`,
  'newer-form': ({ file, form }) => `${file}: lo escribió un Sabot más nuevo (${form}); actualice este`,
  gap: ({ file, after }) => `${file}: no continúa la anotación ${after}; falta un archivo anterior o es de otra copia`,
  'other-history': ({ folder, commit }) =>
    `${folder}: contiene la copia de otra historia; la anotación ${commit} no es la misma en este almacén. Elija una carpeta vacía`,
  taken: ({ file }) => `${file}: otra copia acaba de escribirlo; repita la orden si necesita lo que llegó después`,
  'out-of-range': ({ commit, first, last }) =>
    `la anotación ${commit} no está en la copia, que tiene de la ${first} a la ${last}`,
  'nothing-before': ({ time: given, first }) =>
    `nada de la copia se escribió antes de ${time(given)}; empieza en ${time(first)}`,
  'not-empty': ({ place }) => `${place}: aquí ya hay algo guardado y se deja como está; elija un sitio vacío`,
  'secret-missing': ({ key }) =>
    `a la copia le falta un secreto de ese momento (${key}) y el sabot no podría seguir; elija otro momento`,
};
