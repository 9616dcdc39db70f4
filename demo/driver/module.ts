import { listDemoOrders, stepDemoDispatch, stepDemoOrder, stepDemoParcel } from '@sgb/contract/demo.ts';
import type { Module } from '@sgb/server/platform/module.ts';
import { demoDriverJob } from './jobs.ts';
import { demoDispatchStep, demoOrders, demoParcelStep, demoStep } from './service.ts';
import * as settings from './settings.ts';
import type { DriverApp } from './step.ts';

/** Plays buyer, supplier, packer and carrier, through the services that our staff use. */
export const driverModule: Module<DriverApp> = {
  name: 'driver',
  routes(http, app) {
    http.bind(listDemoOrders, demoOrders);
    http.bind(stepDemoOrder, demoStep(app));
    http.bind(stepDemoParcel, demoParcelStep(app));
    http.bind(stepDemoDispatch, demoDispatchStep(app));
  },
  jobs: [demoDriverJob],
  settings: Object.values(settings),
};
