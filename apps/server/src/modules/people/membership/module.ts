import type { Module } from '../../../platform/module.ts';
import { membershipChecks } from './checks.ts';
import { expireMembershipsJob, memberCouponsJob, remindMembersJob } from './jobs.ts';
import type { MembershipNeeds } from './needs.ts';
import { personal } from './personal.ts';
import { membershipRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { membershipTexts } from './texts.ts';

export const membershipModule = (needs: MembershipNeeds): Module => ({
  name: 'membership',
  texts: membershipTexts.list,
  personal,
  routes: (http) => membershipRoutes(http, needs),
  jobs: [expireMembershipsJob(needs), remindMembersJob(needs), memberCouponsJob],
  checks: membershipChecks,
  settings: Object.values(settings),
});
