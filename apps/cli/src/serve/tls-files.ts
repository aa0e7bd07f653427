import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import type { Tls } from 'sabot-server';
import { BadFile } from '../call/bad-call.ts';
import { readText } from '../call/read-text.ts';
import type { Io } from '../terminal/io.ts';
import type { TlsFault } from '../words/tls-words.ts';
import { faulty, type Given } from './source.ts';

const bad = (file: string, fault: TlsFault, detail = ''): BadFile =>
  new BadFile((words) => words.tls.fault(file, fault, detail));

function certificateIn(file: string, text: string): X509Certificate {
  try {
    return new X509Certificate(text);
  } catch {
    throw bad(file, 'no-certificate');
  }
}

function keyIn(file: string, text: string): KeyObject {
  try {
    return createPrivateKey(text);
  } catch {
    throw bad(file, 'no-key');
  }
}

/** Where the certificate and its key lie, as they were given; either alone is half of it. */
export interface TlsFiles {
  readonly cert: Given | undefined;
  readonly key: Given | undefined;
}

/** What a house speaks TLS with, and the file of its certificate for whoever has to trust it. */
export interface OwnTls extends Tls {
  readonly certFile: string;
}

/** The certificate with its chain, and the key that is its own; read and compared before anything is opened. */
export async function tlsIn({ cert, key }: TlsFiles, nameOf: (given: Given) => string, io: Io): Promise<OwnTls | null> {
  if (cert === undefined && key === undefined) return null;
  if (cert === undefined || key === undefined) {
    const given = (cert ?? key) as Given;
    throw faulty(given, (words) => words.tls.halfOfIt(given.where));
  }
  const [certFile, keyFile] = [nameOf(cert), nameOf(key)];
  const [certText, keyText] = [await readText(certFile, io), await readText(keyFile, io)];
  const certificate = certificateIn(certFile, certText);
  if (!certificate.checkPrivateKey(keyIn(keyFile, keyText))) throw bad(keyFile, 'other-key', certFile);
  const end = new Date(certificate.validTo);
  if (end.getTime() < Date.now()) throw bad(certFile, 'ended', end.toISOString().slice(0, 10));
  return { cert: certText, key: keyText, certFile };
}

/** Where somebody on this machine finds the house: under a name that the certificate is for, if it is for any of this machine. */
export function nameForTls(address: string, { cert }: Tls): string {
  const certificate = new X509Certificate(cert);
  const { hostname } = new URL(address);
  const isFor = (host: string): boolean =>
    (isIP(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host)) !== undefined;
  const found = [hostname.replace(/^\[|\]$/g, ''), 'localhost'].find(isFor);
  return found === 'localhost' ? address.replace(hostname, found) : address;
}

/** Whether a certificate answers for itself: then programs must be told to trust it. */
export function isSelfSigned({ cert }: Tls): boolean {
  const certificate = new X509Certificate(cert);
  return certificate.checkIssued(certificate);
}
