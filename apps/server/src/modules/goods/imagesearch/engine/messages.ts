import type { Region } from '@sgb/contract/image-search.ts';
import type { PictureFault, PictureType } from '../rules.ts';
import type { Prepared } from './decode.ts';

interface VectorRow {
  readonly productId: number;
  readonly vector: Uint8Array;
}

interface Found {
  /** The part of the picture that the best match was found by. */
  readonly region: Region;
  readonly productIds: readonly number[];
}

/** What the thread begins with. */
export interface ThreadData {
  readonly drawnBy: string | undefined;
}

/** What the thread can be asked to do, and what it answers. */
export interface Tasks {
  /** Decodes, checks and re-encodes what a shopper sent. */
  prepare(bytes: Uint8Array, types: readonly PictureType[]): Promise<Prepared | PictureFault>;
  /** The vectors of pictures, given by their key in the shop or as they are; null where there is no such picture. */
  describe(pictures: readonly (string | Uint8Array)[]): Promise<(Uint8Array | null)[]>;
  /** Takes vectors into memory, where they are searched. */
  learn(rows: readonly VectorRow[]): Promise<void>;
  /** The products most like a picture, or the chosen part of it. */
  find(picture: Uint8Array, chosen: Region | null, limit: number): Promise<Found>;
}

export type TaskName = keyof Tasks;

export interface Order {
  readonly id: number;
  readonly task: TaskName;
  readonly input: readonly unknown[];
}

export type Report =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly error: string };
