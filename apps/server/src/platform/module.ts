import type { App } from './app.ts';
import type { Desk } from './desk.ts';
import type { Http } from './http/bind.ts';
import type { Job } from './jobs/jobs.ts';
import type { Personal } from './personal.ts';
import type { Setting } from './settings/define.ts';
import type { Text } from './texts/define.ts';

/** One thing that must be true of the whole database: each row that it finds is a sentence about a difference. */
export interface Check {
  readonly name: string;
  /** SQL with one text column; no row means that all is well. */
  readonly text: string;
}

/**
 * One part of the shop, as app.ts lists it. `Host` is what it asks of its process beyond what every part is given.
 * What it needs of parts that it cannot import, because they import it, is the argument of a function that gives it.
 */
export interface Module<Host = App> {
  readonly name: string;
  readonly routes?: (http: Http, app: Host) => void;
  /** Work outside requests. */
  readonly jobs?: readonly Job<Host>[];
  /** What must be true of the data, asked for every night. */
  readonly checks?: readonly Check[];
  /** What staff may change of it; a new database starts with their first values. */
  readonly settings?: readonly Setting[];
  /** What it writes to people; staff may change the words. */
  readonly texts?: readonly Text[];
  /** What it knows of a person, for whoever asks for their data or leaves. */
  readonly personal?: Personal;
  /** What of it waits for staff, is counted for them and found by them. */
  readonly desk?: Desk;
}
