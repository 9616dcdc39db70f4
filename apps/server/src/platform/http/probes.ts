import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { documents } from '@sgb/contract/documents.ts';
import type { App } from '../app.ts';
import type { Http } from './bind.ts';

/** A balancer waits for so long at most. */
const readyMs = 3_000;

export interface ProbeOptions {
  readonly app: App;
  /** The figures of all processes, in Prometheus text. */
  readonly figures: () => Promise<string>;
  /** Whom the figures are for: whoever brings this token, 'everybody', or nobody. */
  readonly figuresFor: { readonly token: string } | 'everybody' | 'nobody';
  /** False from the moment a shutdown begins, so that balancers stop sending before connections close. */
  readonly accepting: () => boolean;
  /** Whether our own disk has room: the database may still write into files it has, and fail at the next one. */
  readonly hasRoom?: () => Promise<boolean>;
}

export function probeRoutes(http: Http, { app, figures, figuresFor, accepting, hasRoom }: ProbeOptions): void {
  const writes = together(() => canWrite(app));
  // Who leaves still lives; a balancer that sends people wherever somebody lives reads the word.
  http.serve(documents.healthz, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(accepting() ? 'alive\n' : 'leaving\n'),
  );

  http.serve(documents.readyz, async (_request, reply) => {
    const reachable = accepting() && (await hasRoom?.()) !== false && (await writes());
    return reply
      .code(reachable ? 200 : 503)
      .type('text/plain; charset=utf-8')
      .send(reachable ? 'ready\n' : 'not ready\n');
  });

  http.serve(documents.metrics, async (request, reply) => {
    if (!mayRead(figuresFor, request.headers.authorization)) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await figures());
  });
}

/** Compared in the same time wherever they differ. */
function mayRead(figuresFor: ProbeOptions['figuresFor'], authorization = ''): boolean {
  if (typeof figuresFor === 'string') return figuresFor === 'everybody';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization), digest(`Bearer ${figuresFor.token}`));
}

/** Whoever asks meanwhile hears the same answer: all write one row, and would only wait for each other. */
function together<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined;
  return () => {
    underWay ??= work().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** A shop whose database is read-only, has no room or does not answer in time sells nothing. */
async function canWrite({ db }: App): Promise<boolean> {
  const written = db.transact(async (tx) => {
    await tx.run('probes.timeout', "set local statement_timeout = '2s'", []);
    await tx.run('probes.write', 'update readiness set at = now()', []);
  });
  return Promise.race([written.then(() => true), pause(readyMs, false, { ref: false })]).catch(() => false);
}
