import { listDemoOrders, stepDemoOrder, stepDemoParcel } from '@sgb/contract/demo.ts';
import type { App } from '../../platform/app.ts';
import type { Http } from '../../platform/http/bind.ts';
import { demoOrders, demoParcelStep, demoStep } from './service.ts';
import type { Props } from './step.ts';

export function driverRoutes(http: Http, app: App, props: Props): void {
  http.bind(listDemoOrders, demoOrders);
  http.bind(stepDemoOrder, demoStep(app, props));
  http.bind(stepDemoParcel, demoParcelStep(app, props));
}
