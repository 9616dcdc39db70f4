import * as contract from '@sgb/contract/office.ts';
import type { Desk } from '../../../platform/desk.ts';
import type { Module } from '../../../platform/module.ts';
import { alertList, closeAlert } from './alerts.ts';
import { adapterList, jobList, postList, retry, sendPost } from './machines.ts';
import { setRole, staffList } from './people.ts';

export interface OfficeNeeds {
  /** What each module says of whom it talks to. */
  readonly desks: readonly Desk[];
}

/** What an administrator looks after: staff, jobs, letters, and whom the shop talks to. Alerts are for everybody whom they concern. */
export const officeModule = ({ desks }: OfficeNeeds): Module => ({
  name: 'office',
  routes(http) {
    http.bind(contract.listStaff, staffList);
    http.bind(contract.setRole, setRole);
    http.bind(contract.listJobs, jobList);
    http.bind(contract.retryJob, retry);
    http.bind(contract.listPost, postList);
    http.bind(contract.sendPost, sendPost);
    http.bind(contract.listAdapters, adapterList(desks));
    http.bind(contract.listAlerts, alertList);
    http.bind(contract.closeAlert, closeAlert);
  },
});
