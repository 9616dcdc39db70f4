import { getFunnel } from '@sgb/contract/figures-desk.ts';
import { logEvent, trackEvent, trackExposure, trackFunnel } from '@sgb/contract/tracking.ts';
import type { App } from '../../../platform/app.ts';
import type { Http } from '../../../platform/http/bind.ts';
import type { Metrics } from '../../../platform/metrics.ts';
import { funnel } from './funnel.ts';
import { noteEvents, noteFunnel, openRecorder } from './service.ts';

/** What tracking asks of its process. */
export interface Measured {
  readonly metrics: Pick<Metrics, 'registry'>;
}

export function trackingRoutes(http: Http, app: App & Measured): void {
  const recorder = openRecorder(app, app.metrics.registry);
  http.onClose(() => recorder.close());
  http.bind(trackEvent, (call, event) => noteEvents(recorder, call, [event]));
  http.bind(logEvent, (call, event) => noteEvents(recorder, call, [event]));
  http.bind(trackExposure, (call, { expdata, refspm }) =>
    noteEvents(
      recorder,
      call,
      expdata.map((dot) => ({ ...dot, refspm: dot.refspm || refspm })),
    ),
  );
  http.bind(getFunnel, funnel);
  http.bind(trackFunnel, (call, step) => noteFunnel(recorder, call, step));
}
