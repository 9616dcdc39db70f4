import type { Module } from '../../../platform/module.ts';
import { giftVoucherChecks } from './checks.ts';
import { endVouchersJob } from './jobs.ts';
import { personal } from './personal.ts';
import { giftVoucherRoutes } from './routes.ts';
import { resealCodesJob } from './seal.ts';
import * as settings from './settings.ts';
import { giftVoucherTexts } from './texts.ts';

export const giftVouchersModule: Module = {
  name: 'giftvouchers',
  texts: giftVoucherTexts.list,
  personal,
  routes: giftVoucherRoutes,
  jobs: [endVouchersJob, resealCodesJob],
  checks: giftVoucherChecks,
  settings: Object.values(settings),
};
