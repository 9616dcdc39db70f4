import { createHash } from 'node:crypto';
import { createGate } from '../../../platform/gate.ts';
import { DiskCache } from './disk.ts';
import type { Wanted } from './draw.ts';
import { MemoryCache } from './memory.ts';
import { isPictureKey, type PictureFormat, type PictureWidth } from './rules.ts';

export { type PictureWidth, pictureWidths } from './rules.ts';

/** The picture exists, but where it lies cannot be reached now. */
export class PictureUnreachable extends Error {}

export interface PictureSource {
  /** Brings what is needed from elsewhere, before a place among the few that are made at once is taken. */
  prepare?(key: string): Promise<void>;
  make(key: string, wanted: Wanted): Promise<Buffer | null>;
}

interface Picture {
  readonly body: Buffer;
  readonly type: string;
}

export interface PictureService {
  get(key: string, width: PictureWidth, format: PictureFormat, thrifty: boolean): Promise<Picture | 'unknown' | 'busy'>;
  /** What a picture of usual quality weighs, if it has been made before; none is made to find out. */
  bytesOf(key: string, width: PictureWidth, format: PictureFormat): Promise<number | undefined>;
}

export interface PictureServiceOptions {
  readonly source: PictureSource;
  /** May be shared by several server processes. */
  readonly cacheDir: string;
  readonly maxBytes: number;
  /** Pictures that this process wants made at once, and how many more may wait. */
  readonly concurrency: number;
  readonly maxQueue: number;
  readonly memoryBytes?: number;
  readonly log?: (line: string) => void;
}

/** Pictures at least so wide are what a page is about; smaller ones stand in its lists. */
const mainWidth = 640;
/** Few: what is on the disk is in the memory of the system as well. */
const memoryBytes = 8 * 1024 * 1024;

function nameOf(key: string, width: PictureWidth, format: PictureFormat, thrifty: boolean): string {
  return createHash('sha256').update(`${key} ${width} ${format} ${thrifty}`).digest('hex');
}

export function createPictureService(options: PictureServiceOptions): PictureService {
  const memory = new MemoryCache(options.memoryBytes ?? memoryBytes);
  const disk = new DiskCache(options.cacheDir, options.maxBytes, options.log ?? (() => {}));
  const gate = createGate(options.concurrency, options.maxQueue);
  const flights = new Map<string, Promise<Buffer | 'unknown' | 'busy'>>();

  async function fetch(
    name: string,
    key: string,
    make: () => Promise<Buffer | null>,
    urgent: boolean,
  ): Promise<Buffer | 'unknown' | 'busy'> {
    const stored = await disk.read(name);
    if (stored) {
      memory.set(name, stored);
      return stored;
    }
    try {
      await options.source.prepare?.(key);
    } catch (error) {
      if (error instanceof PictureUnreachable) return 'busy';
      throw error;
    }
    const job = gate.enter(make, urgent);
    if (!job) return 'busy';
    const body = await job;
    if (!body) return 'unknown';
    memory.set(name, body);
    // Not awaited: the shopper need not wait for the disk, and a failed write only costs a later composition.
    void disk.write(name, body);
    return body;
  }

  return {
    async get(key, width, format, thrifty) {
      if (!isPictureKey(key)) return 'unknown';
      const type = `image/${format}`;
      const name = nameOf(key, width, format, thrifty);
      const hot = memory.get(name);
      if (hot) return { body: hot, type };
      let flight = flights.get(name);
      if (!flight) {
        const make = () => options.source.make(key, { width, format, thrifty });
        flight = fetch(name, key, make, width >= mainWidth).finally(() => flights.delete(name));
        flights.set(name, flight);
      }
      const body = await flight;
      return typeof body === 'string' ? body : { body, type };
    },
    async bytesOf(key, width, format) {
      const name = nameOf(key, width, format, false);
      return memory.get(name)?.length ?? (await disk.bytesOf(name));
    },
  };
}
