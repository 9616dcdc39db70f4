/**
 * The active suggestion after a key: its place, or -1 for the field itself, through which the arrows go round.
 * Undefined when the key means nothing to the list.
 */
export function activeAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return undefined;
}

/** A suggestion in pieces, with those that the shopper has typed already marked, whatever their case. */
export function matchParts(suggestion: string, typed: string): readonly { text: string; typed: boolean }[] {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text: suggestion, typed: false }];
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  // Longest first, so that 'shoe' is not marked as 'sho'. No look-behind: older phones do not know it.
  const any = escaped.toSorted((a, b) => b.length - a.length).join('|');
  const parts: { text: string; typed: boolean }[] = [];
  let rest = 0;
  for (const match of suggestion.matchAll(new RegExp(`(^|[^\\p{L}\\p{N}])(${any})`, 'giu'))) {
    const start = match.index + (match[1] ?? '').length;
    const end = match.index + match[0].length;
    parts.push(
      { text: suggestion.slice(rest, start), typed: false },
      { text: suggestion.slice(start, end), typed: true },
    );
    rest = end;
  }
  parts.push({ text: suggestion.slice(rest), typed: false });
  return parts.filter(({ text }) => text !== '');
}
