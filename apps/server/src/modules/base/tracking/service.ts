import type { SentFunnelEvent } from '@sgb/contract/funnel.ts';
import { plusDays, shopDay } from '@sgb/contract/time.ts';
import type { TrackingEvent } from '@sgb/contract/tracking.ts';
import { Counter, type Registry } from 'prom-client';
import type { App } from '../../../platform/app.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { dayOfPartition, firstKeptDay, isMachine, type Recorded, visitorOf, wantsPrivacy } from './rules.ts';
import { trackingKeepDays, trackingPixel } from './settings.ts';
import * as store from './store.ts';

/** Rows go into the partition of their day; where it cannot be made in time, the default one takes them. */
function writerOf(app: App): (rows: readonly Recorded[]) => Promise<void> {
  let ready = '';
  return async (rows) => {
    for (const day of new Set(rows.map(({ at }) => shopDay(at)))) {
      if (day <= ready) continue;
      try {
        await app.db.transact((tx) => store.ensurePartition(tx, day));
        ready = day;
      } catch (error) {
        app.log.warn({ err: error, day }, 'the partition of the day could not be made');
      }
    }
    await app.db.read((reader) => store.insertEvents(reader, rows));
  };
}

export function openRecorder(app: App, registry: Registry): Recorder {
  const events = new Counter({
    name: 'sgb_tracking_events_total',
    help: 'Tracking events, by what became of them',
    labelNames: ['result'],
    registers: [registry],
  });
  return createRecorder({
    write: writerOf(app),
    log: app.log,
    counts: {
      written: (rows) => events.inc({ result: 'written' }, rows),
      dropped: (rows) => events.inc({ result: 'dropped' }, rows),
    },
  });
}

export async function noteEvents(recorder: Recorder, call: Call, events: readonly TrackingEvent[]) {
  if (isMachine(call.userAgent)) return {};
  const at = call.clock.now();
  const visitor = visitorOf(call.headers.cookie);
  const accountId = call.session?.accountId ?? null;
  recorder.add(
    events.map((event) => ({
      at,
      operation: event.opeation,
      funnelEvent: null,
      accountId,
      visitor,
      page: event.p,
      device: event.device,
      spm: event.spm,
      spmValue: event.spmvalue,
      refer: event.refer,
      refSpm: event.refspm,
    })),
  );
  return {};
}

export interface FunnelStep {
  readonly eventtype: SentFunnelEvent;
  readonly eventsourceurl: string;
  readonly anonymousid: string;
}

/** Answers 0 unless a pixel is set up and nothing in the request speaks against it; the visitor's consent comes after. */
export async function noteFunnel(recorder: Recorder, call: Call, step: FunnelStep) {
  if (isMachine(call.userAgent)) return {};
  recorder.add([
    {
      at: call.clock.now(),
      operation: 'funnel',
      funnelEvent: step.eventtype,
      accountId: call.session?.accountId ?? null,
      visitor: step.anonymousid || null,
      page: step.eventsourceurl,
      device: '',
      spm: '',
      spmValue: '',
      refer: '',
      refSpm: '',
    },
  ]);
  const pixel = (await call.settings()).get(trackingPixel);
  return pixel.id && !wantsPrivacy(call.headers) ? refuse('reportEvent', undefined, pixel) : {};
}

const daysAhead = 2;

/** Partitions for the days to come, figures of the last two days, and an end to what is older than we keep. */
export async function keepHouse(app: App): Promise<void> {
  const { db, clock, log } = app;
  const today = shopDay(clock.now());
  const strays = await db.read(store.strayDays);
  const coming = Array.from({ length: daysAhead + 1 }, (_, ahead) => plusDays(today, ahead));
  for (const day of new Set([...strays, ...coming])) await db.transact((tx) => store.ensurePartition(tx, day));
  for (const day of [plusDays(today, -1), today]) await db.transact((tx) => store.rollUp(tx, day, clock.now()));

  const firstKept = firstKeptDay(today, (await app.settings()).get(trackingKeepDays));
  for (const name of await db.read(store.partitionNames)) {
    const day = dayOfPartition(name);
    if (!day || day >= firstKept) continue;
    if (!(await db.read((reader) => store.hasFigures(reader, day)))) {
      await db.transact((tx) => store.rollUp(tx, day, clock.now()));
    }
    await db.transact((tx) => store.dropPartition(tx, day));
    log.info({ day }, 'tracking events of a day were dropped');
  }
}
