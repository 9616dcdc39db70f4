import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobCounts } from './jobs/jobs.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly jobs: JobCounts;
  /** Without a route it is one of those that nobody declared. */
  request(route: string | undefined, method: string, status: number, seconds: number): void;
  watchPool(pool: pg.Pool): void;
  /** A look at the database, and which server took it; told where there is a replica. */
  look(server: 'replica' | 'primary'): void;
  supplierCall(call: string, outcome: string, seconds: number): void;
}

/**
 * Figures of this process; the supervisor adds those of all processes up before a monitor reads them. Whatever a stranger
 * sends, there are only so many lines: routes, methods and jobs are those that we declare, and statuses go by their kind.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'sgb_' });
  const latency = new Histogram({
    name: 'sgb_http_request_seconds',
    help: 'Time from the first byte in to the last byte out, by route',
    labelNames: ['route', 'method'],
    buckets: [0.0025, 0.01, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  });
  const answers = new Counter({
    name: 'sgb_http_answers_total',
    help: 'Requests answered, by route and kind of status',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  const jobs = new Counter({
    name: 'sgb_jobs_total',
    help: 'Jobs run, by name and result',
    labelNames: ['job', 'result'],
    registers: [registry],
  });
  const supplier = new Histogram({
    name: 'sgb_supplier_call_seconds',
    help: 'Calls to the supplier, by kind and outcome (answered, or what went wrong)',
    labelNames: ['call', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const looks = new Counter({
    name: 'sgb_database_reads_total',
    help: 'Looks at the database, by server; counted where there is a replica',
    labelNames: ['server'],
    registers: [registry],
  });
  return {
    registry,
    look: (server) => looks.inc({ server }),
    jobs: {
      succeeded: (job) => jobs.inc({ job, result: 'succeeded' }),
      failed: (job) => jobs.inc({ job, result: 'failed' }),
    },
    request(route, method, status, seconds) {
      const where = route ? { route, method } : { route: 'unknown', method: 'any' };
      latency.observe(where, seconds);
      answers.inc({ ...where, status: `${Math.floor(status / 100)}xx` });
    },
    supplierCall: (call, outcome, seconds) => supplier.observe({ call, outcome }, seconds),
    watchPool(pool) {
      new Gauge({
        name: 'sgb_pool_connections',
        help: 'Database connections of the pool, by state',
        labelNames: ['state'],
        registers: [registry],
        collect() {
          this.set({ state: 'idle' }, pool.idleCount);
          this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
          this.set({ state: 'waiting' }, pool.waitingCount);
        },
      });
    },
  };
}
