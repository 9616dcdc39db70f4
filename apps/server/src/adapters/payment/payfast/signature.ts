import { createHash } from 'node:crypto';

/** PHP's urlencode: a space is +, hexadecimal is upper case, and nothing but letters, digits, - _ . stays as it is. */
export function phpEncode(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replaceAll(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

type Pair = readonly [string, string];

function withPassphrase(text: string, passphrase: string | undefined): string {
  return passphrase ? `${text}&passphrase=${phpEncode(passphrase.trim())}` : text;
}

/** The form that starts a payment: blank fields are left out, the order is the one they stand in. */
export function formSignature(fields: readonly Pair[], passphrase: string | undefined): string {
  const filled = fields.filter(([, value]) => value.trim() !== '');
  return md5(withPassphrase(filled.map(([name, value]) => `${name}=${phpEncode(value.trim())}`).join('&'), passphrase));
}

/** What an ITN says before its signature, encoded anew, in its own order and with its blanks. */
export function itnText(pairs: readonly Pair[]): string {
  const end = pairs.findIndex(([name]) => name === 'signature');
  return (end < 0 ? pairs : pairs.slice(0, end)).map(([name, value]) => `${name}=${phpEncode(value)}`).join('&');
}

export function itnSignature(text: string, passphrase: string | undefined): string {
  return md5(withPassphrase(text, passphrase));
}

/** The separate REST API signs alphabetically, the passphrase among the others. */
export function apiSignature(values: Readonly<Record<string, string>>, passphrase: string | undefined): string {
  const all = { ...values, ...(passphrase && { passphrase }) };
  return md5(
    Object.entries(all)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${name}=${phpEncode(value)}`)
      .join('&'),
  );
}
