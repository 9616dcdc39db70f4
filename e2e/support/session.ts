import type { APIRequestContext } from '@playwright/test';
import { ask } from './api.ts';

export const demoPassword = 'demo1234';

export type DemoName =
  | 'shopper'
  | 'vip'
  | 'ambassador'
  | 'member'
  | 'business'
  | 'bigcustomer'
  | 'influencer'
  | 'stocker'
  | 'nolinks'
  | 'forwarder'
  | 'warehouse'
  | 'buyer'
  | 'shipper'
  | 'service'
  | 'admin'
  | 'finance'
  | 'marketing'
  | 'new';

export function openSession(request: APIRequestContext, name: DemoName) {
  return ask(request, 'POST /api/user/logincheck', { username: `${name}@demo.test`, password: demoPassword });
}
