/** What is wrong with the file of a certificate, or of its key. */
export type TlsFault = 'no-certificate' | 'no-key' | 'other-key' | 'ended';
/** Why a client does not believe the certificate of a house. */
export type Distrust = 'untrusted' | 'other-name' | 'ended';

/** What is said of certificates, where a house opens and where somebody comes to it. */
export interface TlsWords {
  /** One of the two was given without the other. */
  readonly halfOfIt: (where: string) => string;
  /** `detail`: the certificate that the key is not of, or the day on which it ended. */
  readonly fault: (file: string, fault: TlsFault, detail: string) => string;
  readonly distrusted: (address: string, why: Distrust) => string;
}
