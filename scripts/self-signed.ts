import { execFileSync } from 'node:child_process';

/** A key and a certificate of its own making for a host, as PEM: for rehearsals and benches, which nobody else trusts. */
export function selfSigned(host: string): { readonly key: string; readonly cert: string } {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', '-'];
  const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const pem = execFileSync('openssl', ['req', '-x509', '-days', '30', ...key, ...name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const begin = pem.indexOf('-----BEGIN CERTIFICATE-----');
  return { key: pem.slice(0, begin), cert: pem.slice(begin) };
}
