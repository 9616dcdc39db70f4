import type { Piece } from '@sgb/server/web/render.ts';
import type { Reuse } from '../shared/page/reused.tsx';

const maxParts = 5000;
const mark = /<reused-part id="(\d+)"><\/reused-part>/;

/** The HTML of parts by their names, the newest last; in bytes, because it is sent a thousand times. */
const parts = new Map<string, Uint8Array>();

function keep(name: string, html: string): void {
  parts.set(name, Buffer.from(html));
  const [oldest] = parts.keys();
  if (parts.size > maxParts && oldest !== undefined) parts.delete(oldest);
}

/** For one rendering: marks where reused parts belong, and puts them there afterwards. Each way to look has parts of its own. */
export function createReuse(look: string): Reuse & { fill(html: string): Piece[] } {
  const places: { readonly name: string; readonly html: Uint8Array | undefined }[] = [];
  return {
    place(part) {
      const name = `${look} ${part}`;
      const html = parts.get(name);
      const id = places.push({ name, html }) - 1;
      return { mark: <reused-part id={String(id)} />, known: html !== undefined };
    },
    fill(html) {
      // Texts, and between them the ids of marks: a known part has one, a new part stands between two.
      const [first = '', ...rest] = html.split(mark);
      const filled: Piece[] = [first];
      for (let i = 0; i < rest.length; i += 2) {
        const [id, text = ''] = rest.slice(i, i + 2);
        const place = places[Number(id)];
        if (place?.html) filled.push(place.html);
        else if (place && rest[i + 2] === id) keep(place.name, text);
        filled.push(text);
      }
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
