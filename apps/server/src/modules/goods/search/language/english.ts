import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** English words, one a line, in the order of their letters. */
const file = () => fileURLToPath(new URL('words.txt', import.meta.resolve('word-list')));

/** No word and the two ends of line around it are longer. */
const window = 128;

/** Whether it is a word of English. Looked up in the file: few words are asked for, and all of them are 2.7 MB. */
export function isEnglish(word: string): boolean {
  const open = openSync(file(), 'r');
  try {
    const buffer = Buffer.alloc(window);
    let [low, high] = [0, fstatSync(open).size];
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = Math.max(0, middle - window / 2);
      const text = buffer.toString('latin1', 0, readSync(open, buffer, 0, window, start));
      const from = text.lastIndexOf('\n', middle - start - 1) + 1;
      const end = text.indexOf('\n', from);
      const line = text.slice(from, end < 0 ? undefined : end);
      if (line === word) return true;
      if (line < word) low = start + from + line.length + 1;
      else high = start + from;
    }
    return false;
  } finally {
    closeSync(open);
  }
}
