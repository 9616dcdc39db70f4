export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** `**bold**` and `[words](/address)`. An address that leads out of the shop is no mark: it stays plain text. */
const mark = /\*\*([^*]+)\*\*|\[([^\]]+)\]\((\/(?![/\\])[^\s()]*)\)/g;

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(mark)) {
    const [whole, bold, words, href] = found;
    if (found.index > end) parts.push({ kind: 'text', text: text.slice(end, found.index) });
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else if (words !== undefined && href !== undefined) parts.push({ kind: 'link', text: words, href });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** The words without their marks, for search engines. */
export function plainText(text: string): string {
  return parseInline(text)
    .map((part) => part.text)
    .join('');
}
