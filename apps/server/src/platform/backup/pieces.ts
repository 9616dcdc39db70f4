/** Pieces with their length before them, out of a stream that knows nothing of them. */
export function piecesFrom(stream: AsyncIterable<Buffer>) {
  const source = stream[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  async function take(bytes: number): Promise<Buffer> {
    const parts: Buffer[] = [held];
    let have = held.length;
    while (have < bytes) {
      const { value, done } = await source.next();
      if (done) throw new Error('a backup ends before its end');
      parts.push(value);
      have += value.length;
    }
    const all = parts.length === 1 ? held : Buffer.concat(parts);
    held = all.subarray(bytes);
    return all.subarray(0, bytes);
  }

  const next = async (): Promise<Buffer> => take((await take(4)).readUInt32BE());

  return {
    next,
    /** Pieces up to the empty one that ends them; read on, it goes on where it was. */
    body(): AsyncIterable<Buffer> {
      let ended = false;
      return {
        async *[Symbol.asyncIterator]() {
          while (!ended) {
            const piece = await next();
            ended = piece.length === 0;
            if (!ended) yield piece;
          }
        },
      };
    },
  };
}
