import type { App } from './app.ts';
import type { Http } from './http/bind.ts';
import type { Job } from './jobs/jobs.ts';

/** One part of the business, as app.ts lists it. `Host` is what it asks of the process it runs in. */
export interface Module<Host extends App = App> {
  readonly routes?: (http: Http, app: Host) => void;
  /** Work outside requests. */
  readonly jobs?: readonly Job<Host>[];
}
