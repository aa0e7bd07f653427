import type { TlsWords } from '../tls-words.ts';

export const tls: TlsWords = {
  halfOfIt: (where) => `${where} is half of it: a certificate and its key are given together (--tls-cert, --tls-key)`,
  fault: (file, fault, detail) => {
    switch (fault) {
      case 'no-certificate':
        return `${file}: no certificate in PEM form (-----BEGIN CERTIFICATE-----)`;
      case 'no-key':
        return `${file}: no private key in PEM form that opens without a password`;
      case 'other-key':
        return `${file}: this is not the key of ${detail}`;
      case 'ended':
        return `${file}: this certificate ended on ${detail}; have it renewed`;
      default:
        return fault satisfies never;
    }
  },
  distrusted: (address, why) => {
    switch (why) {
      case 'untrusted':
        return `nobody this machine trusts answers for the certificate of ${address}; if it is your own, name its file with --ca FILE`;
      case 'other-name':
        return `the certificate of ${address} is for another name; open the house under that name with --url`;
      case 'ended':
        return `the certificate of ${address} has ended or is not valid yet; whoever runs the house has to renew it`;
      default:
        return why satisfies never;
    }
  },
};
