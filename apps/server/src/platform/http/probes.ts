import { documents } from '@sgb/contract/documents.ts';
import { sql } from 'drizzle-orm';
import type { App } from '../app.ts';
import type { Http } from './bind.ts';

export interface ProbeOptions {
  readonly app: App;
  /** The figures of all processes, in Prometheus text. */
  readonly figures: () => Promise<string>;
  /** False from the moment a shutdown begins, so that balancers stop sending before connections close. */
  readonly accepting: () => boolean;
}

export function probeRoutes(http: Http, { app, figures, accepting }: ProbeOptions): void {
  http.serve(documents.healthz, (_request, reply) => reply.type('text/plain').send('alive\n'));

  http.serve(documents.readyz, async (_request, reply) => {
    const reachable =
      accepting() &&
      (await app.db
        .read((reader) => reader.orm.execute(sql`select 1`))
        .then(
          () => true,
          () => false,
        ));
    return reply
      .code(reachable ? 200 : 503)
      .type('text/plain')
      .send(reachable ? 'ready\n' : 'not ready\n');
  });

  http.serve(documents.metrics, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await figures()),
  );
}
