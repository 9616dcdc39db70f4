import { inflateSync } from 'node:zlib';

/** What stands in a PDF of ours, text by text in the order of drawing. */
export function pdfWords(file: Buffer): string[] {
  const words: string[] = [];
  const raw = file.toString('latin1');
  for (const [, body = ''] of raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    const drawn = inflated(body);
    for (const [, hex = ''] of drawn.matchAll(/<([0-9A-F]+)> Tj/g))
      words.push(Buffer.from(hex, 'hex').toString('latin1'));
  }
  return words;
}

/** The amounts in rand among them, in cents. */
export function pdfAmounts(file: Buffer): number[] {
  return pdfWords(file).flatMap((words) => (/^-?R\u00a0/.test(words) ? [Number(words.replace(/[^\d-]/g, ''))] : []));
}

function inflated(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
  } catch {
    return body;
  }
}
