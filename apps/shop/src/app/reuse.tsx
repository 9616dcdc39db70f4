import type { Piece } from '@sgb/server/web/render.ts';
import type { Place, Reuse } from '../shared/page/reused.tsx';

const maxParts = 5000;
const markStart = '<reused-part id="';
const markEnd = '"></reused-part>';
/** Of a private area of Unicode, which no address or text of ours has. */
const standInSign = '\uE000';
const standIn = (place: number, word: number) => `${standInSign}${place}.${word}\uE001`;
const everyStandIn = /\uE000(\d+)\.(\d+)\uE001/g;

/** The HTML of a part, cut where words belong; in bytes, because it is sent a thousand times. */
interface Part {
  readonly texts: readonly Uint8Array[];
  /** Which word follows each text but the last. */
  readonly words: readonly number[];
}

/** By their names, the newest last. */
type Parts = Map<string, Part>;

const partsOfLooks = new Map<string, Parts>();

function partsOf(look: string): Parts {
  const known = partsOfLooks.get(look) ?? new Map<string, Part>();
  partsOfLooks.set(look, known);
  return known;
}

function keep(parts: Parts, name: string, part: Part): void {
  parts.set(name, part);
  const [oldest] = parts.keys();
  if (parts.size > maxParts && oldest !== undefined) parts.delete(oldest);
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** As React writes it, in texts and attributes alike. */
function escaped(word: string): string {
  return /[&<>"']/.test(word) ? word.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign) : word;
}

function partIn(html: string): Part {
  const [first = '', ...rest] = html.split(everyStandIn);
  const texts = [Buffer.from(first)];
  const words: number[] = [];
  for (let i = 0; i < rest.length; i += 3) {
    words.push(Number(rest[i + 1]));
    texts.push(Buffer.from(rest[i + 2] ?? ''));
  }
  return { texts, words };
}

interface Placed {
  readonly name: string;
  readonly words: readonly string[];
  readonly part: Part | undefined;
}

function write(filled: Piece[], { texts, words: order }: Part, words: readonly string[]): void {
  texts.forEach((text, i) => {
    filled.push(text);
    const word = order[i];
    if (word !== undefined) filled.push(escaped(words[word] ?? ''));
  });
}

/** For one rendering: marks where reused parts belong, and puts them there afterwards. Each way to look has parts of its own. */
export function createReuse(look: string): Reuse & { fill(html: string): Piece[] } {
  const places: Placed[] = [];
  const parts = partsOf(look);

  function place(name: string, words: readonly string[]): Place {
    const part = parts.get(name);
    const id = places.push({ name, words, part }) - 1;
    return {
      mark: <reused-part id={String(id)} />,
      known: part !== undefined,
      standIns: part ? words : words.map((_, word) => standIn(id, word)),
    };
  }

  const spoken = (text: string) =>
    text.replaceAll(everyStandIn, (_, id, word) => escaped(places[Number(id)]?.words[Number(word)] ?? ''));

  return {
    place,
    // A known part has one mark, a new one stands between two; one with others inside is not kept.
    fill(html) {
      const text = html.includes(standInSign) ? spoken : (own: string) => own;
      const filled: Piece[] = [];
      let at = 0;
      for (let start = html.indexOf(markStart); start >= 0; start = html.indexOf(markStart, at)) {
        filled.push(text(html.slice(at, start)));
        const end = html.indexOf(markEnd, start);
        const placed = places[Number(html.slice(start + markStart.length, end))];
        at = end + markEnd.length;
        if (placed?.part) write(filled, placed.part, placed.words);
        else if (placed) {
          const mark = html.slice(start, at);
          const inside = html.slice(at, Math.max(at, html.indexOf(mark, at)));
          if (inside && !inside.includes(markStart)) keep(parts, placed.name, partIn(inside));
        }
      }
      filled.push(text(html.slice(at)));
      return filled;
    },
  };
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'reused-part': { id: string };
    }
  }
}
