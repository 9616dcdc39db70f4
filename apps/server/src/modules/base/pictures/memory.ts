/** The hottest files, by bytes. Re-inserting on use keeps the Map ordered from cold to hot. */
export class MemoryCache {
  readonly #files = new Map<string, Buffer>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(name: string): Buffer | undefined {
    const body = this.#files.get(name);
    if (!body) return undefined;
    this.#files.delete(name);
    this.#files.set(name, body);
    return body;
  }

  set(name: string, body: Buffer): void {
    if (body.length > this.#maxBytes) return;
    this.#drop(name);
    this.#files.set(name, body);
    this.#bytes += body.length;
    for (const coldest of this.#files.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(coldest);
    }
  }

  #drop(name: string): void {
    this.#bytes -= this.#files.get(name)?.length ?? 0;
    this.#files.delete(name);
  }
}
