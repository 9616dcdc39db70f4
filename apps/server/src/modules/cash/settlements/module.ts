import * as contract from '@sgb/contract/settlements.ts';
import type { Module } from '../../../platform/module.ts';
import { desk } from './console.ts';
import * as service from './service.ts';

/** Settlement files of payment gateways, held against what was credited. */
export const settlementsModule: Module = {
  name: 'settlements',
  desk,
  routes(http) {
    http.bind(contract.importSettlement, service.bring);
    http.bind(contract.listSettlements, service.files);
    http.bind(contract.listSettlementLines, service.lines);
    http.bind(contract.settleLine, service.settle);
    http.bind(contract.recheckSettlements, service.recheck);
  },
};
