import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { dayMs, hourMs } from '@sgb/contract/time.ts';

const magic = 0x53474231;
const headerBytes = 12;

/** Length and checksum go in front: a torn or damaged file is then told from a whole one without decoding it. */
function seal(body: Buffer): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32BE(magic, 0);
  header.writeUInt32BE(body.length, 4);
  header.writeUInt32BE(crc32(body), 8);
  return Buffer.concat([header, body]);
}

function unseal(file: Buffer): Buffer | null {
  if (file.length <= headerBytes || file.readUInt32BE(0) !== magic) return null;
  const body = file.subarray(headerBytes);
  return file.readUInt32BE(4) === body.length && file.readUInt32BE(8) === crc32(body) ? body : null;
}

interface Entry {
  readonly path: string;
  readonly bytes: number;
  readonly used: number;
}

/** A folder of sealed files that several processes share. Nothing in here throws: without a disk there is no cache, no error. */
export class DiskCache {
  readonly #dir: string;
  readonly #maxBytes: number;
  readonly #log: (line: string) => void;
  /** Bytes written since the folder was last measured; at first it was never measured. */
  #unmeasured = Number.POSITIVE_INFINITY;
  #sweeping = false;
  #complained = false;

  constructor(dir: string, maxBytes: number, log: (line: string) => void) {
    this.#dir = dir;
    this.#maxBytes = maxBytes;
    this.#log = log;
  }

  #path(name: string): string {
    return join(this.#dir, name.slice(0, 2), name.slice(2));
  }

  async read(name: string): Promise<Buffer | null> {
    const path = this.#path(name);
    const file = await readFile(path).catch(() => null);
    if (!file) return null;
    const body = unseal(file);
    if (!body) {
      await rm(path, { force: true }).catch(() => {});
      return null;
    }
    void this.#touch(path);
    return body;
  }

  /** How much is kept under this name, without reading it. */
  async bytesOf(name: string): Promise<number | undefined> {
    const file = await stat(this.#path(name)).catch(() => null);
    return file ? file.size - headerBytes : undefined;
  }

  /** Use is recorded once a day at most: exact enough to evict by, and a hit stays a read. */
  async #touch(path: string): Promise<void> {
    const now = Date.now();
    try {
      if (now - (await stat(path)).mtimeMs > dayMs) await utimes(path, now / 1000, now / 1000);
    } catch {
      // Another process evicted it meanwhile.
    }
  }

  async write(name: string, body: Buffer): Promise<void> {
    const path = this.#path(name);
    const draft = join(dirname(path), `.${randomUUID()}`);
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, seal(body), { flag: 'wx' });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      if (!this.#complained) this.#log(`picture cache cannot be written, serving from memory: ${String(error)}`);
      this.#complained = true;
      return;
    }
    this.#unmeasured += body.length + headerBytes;
    await this.#sweep();
  }

  /** Measures the folder, which other processes fill too, after every twentieth of the bound and keeps that much spare. */
  async #sweep(): Promise<void> {
    if (this.#sweeping || this.#unmeasured < this.#maxBytes / 20) return;
    this.#sweeping = true;
    try {
      this.#unmeasured = 0;
      const entries = await this.#entries();
      let total = entries.reduce((sum, entry) => sum + entry.bytes, 0);
      if (total <= this.#maxBytes * 0.95) return;
      entries.sort((a, b) => a.used - b.used);
      for (const entry of entries) {
        if (total <= this.#maxBytes * 0.9) break;
        await rm(entry.path, { force: true }).catch(() => {});
        total -= entry.bytes;
      }
    } finally {
      this.#sweeping = false;
    }
    await this.#sweep();
  }

  async #entries(): Promise<Entry[]> {
    const entries: Entry[] = [];
    for (const folder of await readdir(this.#dir).catch(() => [])) {
      const dir = join(this.#dir, folder);
      for (const file of await readdir(dir).catch(() => [])) {
        const path = join(dir, file);
        const info = await stat(path).catch(() => null);
        if (!info?.isFile()) continue;
        // A draft this old belongs to a process that died while writing it.
        if (file.startsWith('.') && Date.now() - info.mtimeMs > hourMs) await rm(path, { force: true }).catch(() => {});
        else entries.push({ path, bytes: info.size, used: info.mtimeMs });
      }
    }
    return entries;
  }
}
