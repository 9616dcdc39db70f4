import { listAudit, listDone, listExports } from '@sgb/contract/audit.ts';
import type { Module } from '../../../platform/module.ts';
import { auditList, doneAbout, exportList } from './service.ts';

/** What staff did, to be looked up; whoever writes it is `platform/audit`. */
export const auditModule: Module = {
  name: 'audit',
  routes(http) {
    http.bind(listAudit, auditList(http));
    http.bind(listDone, doneAbout(http));
    http.bind(listExports, exportList(http));
  },
  personal: {
    tables: [
      {
        table: 'staff_audit',
        title: 'What our staff did with your account',
        whose: '$1 = any (accounts)',
        told: ['at', 'subject', 'why'],
        closing: { do: 'keep' },
      },
    ],
  },
};
