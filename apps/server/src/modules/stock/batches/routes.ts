import * as desk from '@sgb/contract/stock-desk.ts';
import * as contract from '@sgb/contract/stock-purchase.ts';
import type { Http } from '../../../platform/http/bind.ts';
import type { Sourcing } from '../../goods/sourcing/index.ts';
import { count } from './count.ts';
import { deskList, receive } from './desk.ts';
import type { BatchNeeds } from './needs.ts';
import { pay } from './pay.ts';
import { sendNow } from './send.ts';
import { cancel, detail, list, save } from './service.ts';

export const batchRoutes =
  (needs: BatchNeeds) =>
  (http: Http, outside: Sourcing): void => {
    http.bind(contract.listBatches, list);
    http.bind(contract.getBatch, detail(outside));
    http.bind(contract.saveBatch, save(outside));
    http.bind(contract.payBatch, pay(outside));
    http.bind(contract.cancelBatch, cancel);
    http.bind(contract.sendBatchNow, sendNow);
    http.bind(desk.listStockBatches, deskList);
    http.bind(desk.receiveStockBatch, receive);
    http.bind(desk.countStockBatch, count(needs));
  };
