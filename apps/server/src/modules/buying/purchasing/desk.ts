import type { SupplierGateway } from '../../../adapters/supplier/gateway.ts';
import type { App } from '../../../platform/app.ts';

/** What buying needs: the shop, and the door to the suppliers. */
export type Desk = Pick<App, 'db' | 'clock' | 'settings' | 'log'> & { readonly supplier: SupplierGateway };
