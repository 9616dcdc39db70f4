import * as contract from '@sgb/contract/checkout.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { cancel } from './cancel.ts';
import { invoice } from './invoice.ts';
import { detail, openList } from './open.ts';
import { pay } from './pay.ts';
import { type Outside, preview } from './preview.ts';
import { submit } from './submit.ts';

export function checkoutRoutes(http: Http, outside: Outside): void {
  http.bind(contract.previewCheckout, preview(outside));
  http.bind(contract.submitCheckout, submit(outside));
  http.bind(contract.listOpenCheckouts, openList);
  http.bind(contract.getCheckout, detail(outside));
  http.bind(contract.getCheckoutInvoice, invoice);
  http.bind(contract.payCheckout, pay(outside));
  http.bind(contract.cancelCheckout, cancel);
}
