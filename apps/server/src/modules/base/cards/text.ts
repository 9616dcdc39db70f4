import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import opentype, { type Font } from 'opentype.js';

/**
 * Text as paths: what a card looks like must not depend on the fonts of a machine. Letters come from Inter, in the
 * parts that it is cut into; what none of them has (an emoji) is left out instead of drawn as a box.
 */
type Weight = 500 | 700;

const parts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] as const;

async function open(part: string, weight: Weight): Promise<Font> {
  const path = import.meta.resolve(`@fontsource/inter/files/inter-${part}-${weight}-normal.woff`);
  const bytes = await readFile(fileURLToPath(path));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer);
}

/** One after the other until a character is found: most cards need the first. */
export function openLetters() {
  const fonts = new Map<string, Promise<Font>>();
  const fontOf = (part: string, weight: Weight) => {
    const name = `${part} ${weight}`;
    const known = fonts.get(name) ?? open(part, weight);
    fonts.set(name, known);
    return known;
  };
  return async (character: string, weight: Weight): Promise<Font | null> => {
    for (const part of parts) {
      const font = await fontOf(part, weight);
      if (font.charToGlyphIndex(character) > 0) return font;
    }
    return null;
  };
}
type Letters = ReturnType<typeof openLetters>;

export interface Style {
  readonly size: number;
  readonly weight: Weight;
}

interface Letter {
  readonly character: string;
  readonly font: Font;
  readonly advance: number;
}

type Line = readonly Letter[];

export const widthOf = (line: Line) => line.reduce((sum, { advance }) => sum + advance, 0);

/** What can be written of a text. */
export async function lettersOf(letters: Letters, text: string, { size, weight }: Style): Promise<Line> {
  const found: Letter[] = [];
  for (const character of text.normalize('NFC').replace(/\s+/g, ' ').trim()) {
    const font = await letters(character, weight);
    if (!font || (character === ' ' && (found.length === 0 || found.at(-1)?.character === ' '))) continue;
    found.push({
      character,
      font,
      advance: ((font.charToGlyph(character).advanceWidth ?? 0) / font.unitsPerEm) * size,
    });
  }
  return found.at(-1)?.character === ' ' ? found.slice(0, -1) : found;
}

function wordsOf(line: Line): Line[] {
  const words: Letter[][] = [[]];
  for (const letter of line) {
    if (letter.character === ' ') words.push([]);
    else words.at(-1)?.push(letter);
  }
  return words.filter((word) => word.length > 0);
}

/** Lines of words that fit into a width; a word that does not is broken. */
function wrap(line: Line, width: number): Line[] {
  const space = line.find(({ character }) => character === ' ');
  const lines: Letter[][] = [];
  for (const word of wordsOf(line)) {
    const last = lines.at(-1);
    const joined = last && space ? [...last, space, ...word] : null;
    if (joined && widthOf(joined) <= width) {
      lines[lines.length - 1] = joined;
      continue;
    }
    lines.push([]);
    for (const letter of word) {
      const now = lines.at(-1) ?? [];
      if (widthOf([...now, letter]) > width) lines.push([letter]);
      else now.push(letter);
    }
  }
  return lines;
}

/** A line that goes on where nobody can read it. */
function cutOff(line: Line, dots: Line, width: number): Line {
  const kept = [...line];
  while (kept.length > 0 && (widthOf(kept) + widthOf(dots) > width || kept.at(-1)?.character === ' ')) kept.pop();
  return [...kept, ...dots];
}

/** The largest of some sizes with which a text needs no more than so many lines; at the smallest it is cut off. */
export async function fitted(
  letters: Letters,
  text: string,
  room: { readonly width: number; readonly lines: number; readonly sizes: readonly number[]; readonly weight: Weight },
): Promise<{ size: number; lines: Line[] }> {
  let smallest: { size: number; lines: Line[] } = { size: room.sizes.at(-1) ?? 16, lines: [] };
  for (const size of room.sizes) {
    const lines = wrap(await lettersOf(letters, text, { size, weight: room.weight }), room.width);
    if (lines.length <= room.lines) return { size, lines };
    const dots = await lettersOf(letters, '…', { size, weight: room.weight });
    const last = cutOff(lines[room.lines - 1] ?? [], dots, room.width);
    smallest = { size, lines: [...lines.slice(0, room.lines - 1), last] };
  }
  return smallest;
}

/** The outlines of a line, written from a point on its base line. */
export function pathOf(line: Line, x: number, y: number, size: number): string {
  let at = x;
  return line
    .map(({ character, font, advance }) => {
      const path = font.charToGlyph(character).getPath(at, y, size).toPathData(1);
      at += advance;
      return path;
    })
    .join('');
}
