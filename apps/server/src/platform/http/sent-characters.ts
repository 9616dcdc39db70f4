/** Texts and field names of what was sent that the database could not hold. */

/** The field with a NUL, which no text of the database can hold, however deep it lies. */
export function nulField(sent: unknown): string | undefined {
  if (!isTree(sent)) return undefined;
  const found = Object.entries(sent).find(
    ([name, value]) =>
      name.includes('\0') || (typeof value === 'string' ? value.includes('\0') : nulField(value) !== undefined),
  );
  return found?.[0];
}

/** The same, with the character for "not readable" in place of every half of a pair that came alone. */
export function wellFormed(sent: unknown): unknown {
  if (typeof sent === 'string') return sent.toWellFormed();
  if (!isTree(sent) || !hasHalves(sent)) return sent;
  if (Array.isArray(sent)) return sent.map(wellFormed);
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.toWellFormed(), wellFormed(value)]));
}

const hasHalves = (sent: unknown): boolean =>
  typeof sent === 'string'
    ? !sent.isWellFormed()
    : isTree(sent) && Object.entries(sent).some(([name, value]) => !name.isWellFormed() || hasHalves(value));

const isTree = (sent: unknown): sent is object => typeof sent === 'object' && sent !== null && !Buffer.isBuffer(sent);
