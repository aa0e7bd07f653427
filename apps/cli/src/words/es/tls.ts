import type { TlsWords } from '../tls-words.ts';

export const tls: TlsWords = {
  halfOfIt: (where) => `${where} es solo la mitad: un certificado y su clave se dan juntos (--tls-cert, --tls-key)`,
  fault: (file, fault, detail) => {
    switch (fault) {
      case 'no-certificate':
        return `${file}: no hay ningún certificado en formato PEM (-----BEGIN CERTIFICATE-----)`;
      case 'no-key':
        return `${file}: no hay ninguna clave privada en formato PEM que se abra sin contraseña`;
      case 'other-key':
        return `${file}: no es la clave de ${detail}`;
      case 'ended':
        return `${file}: este certificado venció el ${detail}; renuévelo`;
      default:
        return fault satisfies never;
    }
  },
  distrusted: (address, why) => {
    switch (why) {
      case 'untrusted':
        return `nadie en quien confíe esta máquina responde del certificado de ${address}; si es suyo, dé su archivo con --ca FILE`;
      case 'other-name':
        return `el certificado de ${address} es para otro nombre; abra la casa con ese nombre, con --url`;
      case 'ended':
        return `el certificado de ${address} ha vencido o aún no vale; tiene que renovarlo quien lleva la casa`;
      default:
        return why satisfies never;
    }
  },
};
