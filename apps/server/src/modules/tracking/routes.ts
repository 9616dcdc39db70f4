import { logEvent, trackEvent, trackExposure, trackFunnel } from '@sgb/contract/tracking.ts';
import type { Http } from '../../platform/http/bind.ts';
import type { Recorder } from './recorder.ts';
import { noteEvents, noteFunnel } from './service.ts';

export function trackingRoutes(http: Http, recorder: Recorder): void {
  http.bind(trackEvent, (call, event) => noteEvents(recorder, call, [event]));
  http.bind(logEvent, (call, event) => noteEvents(recorder, call, [event]));
  http.bind(trackExposure, (call, { expdata, refspm }) =>
    noteEvents(
      recorder,
      call,
      expdata.map((dot) => ({ ...dot, refspm: dot.refspm || refspm })),
    ),
  );
  http.bind(trackFunnel, (call, step) => noteFunnel(recorder, call, step));
}
