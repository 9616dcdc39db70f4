const alphanumeric = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** How many bits say how long a part is: smaller codes and larger ones. */
const lengthBits: Readonly<Record<number, readonly [number, number]>> = { 1: [10, 12], 2: [9, 11], 4: [8, 16] };

/** What the data of a code says; null where it is written in a way that we do not read. */
export function textOf(words: readonly number[], version: number): string | null {
  let place = 0;
  const left = () => words.length * 8 - place;
  const take = (bits: number) => {
    let value = 0;
    for (let bit = 0; bit < bits; bit++, place++) {
      value = (value << 1) | (((words[place >> 3] ?? 0) >> (7 - (place & 7))) & 1);
    }
    return value;
  };
  const bytes: number[] = [];
  const put = (text: string) => bytes.push(...new TextEncoder().encode(text));
  while (left() >= 4) {
    const mode = take(4);
    if (mode === 0) break;
    const sizes = lengthBits[mode];
    // Which alphabet follows: all that we make is UTF-8 or less.
    if (mode === 7) {
      take(8);
      continue;
    }
    if (!sizes) return null;
    let count = take(sizes[version < 10 ? 0 : 1]);
    if (mode === 4) {
      if (count * 8 > left()) return null;
      for (; count > 0; count--) bytes.push(take(8));
    } else if (mode === 2) {
      for (; count > 1; count -= 2) {
        const pair = take(11);
        put(`${alphanumeric[Math.floor(pair / 45)]}${alphanumeric[pair % 45]}`);
      }
      if (count === 1) put(alphanumeric[take(6)] ?? '');
    } else {
      for (; count > 2; count -= 3) put(String(take(10)).padStart(3, '0'));
      if (count > 0) put(String(take(count === 2 ? 7 : 4)).padStart(count, '0'));
    }
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}
