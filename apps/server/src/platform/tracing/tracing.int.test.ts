import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestShop, type TestApp } from '../../testing/shop.ts';
import { defineJob, enqueue, runJobs } from '../jobs/jobs.ts';
import { type CollectedSpan, startCollector } from './collector.fixture.ts';
import { openTracing } from './open.ts';

const factOf = ({ attributes }: CollectedSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

test('a request, a job, their statements and their calls to others are told to the collector', async () => {
  const collector = await startCollector();
  const closeTracing = await openTracing(collector.url, 'sgb-test');
  const shop = await openTestShop();
  const call = defineJob({
    name: 'test.call',
    payload: z.object({}),
    async run(app: TestApp) {
      await app.db.run('test.inJob', 'select 1 as one', []);
      await (await fetch(`${collector.url}/elsewhere?secret=1`)).text();
    },
  });
  const counts = { succeeded: () => undefined, failed: () => undefined };
  const runner = await runJobs({
    app: shop.app,
    db: shop.app.db,
    jobs: [call],
    log: shop.app.log,
    counts,
    concurrency: 1,
  });
  const caller = '0af7651916cd43dd8448eb211c80319c';
  const url = '/api/question/index?page=1';
  const asked = await shop.fastify.inject({ url, headers: { traceparent: `00-${caller}-b7ad6b7169203331-01` } });
  expect(asked.statusCode).toBe(200);
  await shop.app.db.transact(async (tx) => enqueue(tx, call, {}));
  await expect.poll(() => collector.others.length, { timeout: 30_000 }).toBe(1);
  await expect.poll(() => collector.spans.some(({ name }) => name === 'job test.call'), { timeout: 30_000 }).toBe(true);
  await runner.stop();
  await shop.close();
  await closeTracing();
  await collector.close();

  expect(collector.faults).toEqual([]);
  expect([...collector.services]).toEqual(['sgb-test']);
  const named = (name: string) => collector.spans.find((span) => span.name === name) as CollectedSpan;
  const request = named('GET /api/question/index');
  expect(request).toMatchObject({ traceId: caller, parentSpanId: 'b7ad6b7169203331', kind: 2 });
  expect(factOf(request, 'http.response.status_code')).toBe(200);
  const below = collector.spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(below.length).toBeGreaterThan(0);
  expect(below.every((span) => factOf(span, 'db.system.name') === 'postgresql')).toBe(true);
  const job = named('job test.call');
  expect(named('test.inJob')).toMatchObject({ traceId: job.traceId, parentSpanId: job.spanId });
  const out = collector.spans.find(({ name }) => name.startsWith('GET 127.0.0.1'));
  expect(out).toMatchObject({ traceId: job.traceId, kind: 3 });
  expect(collector.others[0]?.traceparent).toBe(`00-${job.traceId}-${out?.spanId}-01`);
  // Addresses and values may hold what is nobody's business.
  expect(JSON.stringify(collector.spans)).not.toContain('secret');
});

test('without a collector nothing of OpenTelemetry is loaded', () => {
  const folder = join(import.meta.dirname, '../../..');
  const sources = globSync('src/**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  const saying = (words: RegExp) =>
    sources.filter((file) => words.test(readFileSync(join(folder, file), 'utf8'))).sort();
  const own = 'src/platform/tracing/opentelemetry.ts';
  expect(saying(/from '@opentelemetry/)).toEqual([own, 'src/platform/tracing/outgoing.ts']);
  expect(saying(/from '.*\/(opentelemetry|outgoing)\.ts'/)).toEqual([own]);
});
