import type { Carriers } from './adapters/carrier/create.ts';
import type { PaymentGateways } from './adapters/payment/create.ts';
import type { SupplierGateway } from './adapters/supplier/gateway.ts';
import type { PictureService } from './modules/base/pictures/index.ts';
import type { App } from './platform/app.ts';
import type { Metrics } from './platform/metrics.ts';

/** What one process of the shop holds: the platform, and whom it asks over the network. */
export interface ShopApp extends App {
  readonly metrics: Metrics;
  readonly supplier: SupplierGateway;
  readonly payments: PaymentGateways;
  readonly carriers: Carriers;
  /** Whom it could not ask if a setting named them: the variables of the environment that are not there. */
  readonly lacking: {
    readonly supplier: Readonly<Record<'demo' | '1688', readonly string[]>>;
    readonly carrier: Readonly<Record<'demo' | 'http', readonly string[]>>;
  };
  readonly pictures: PictureService;
  readonly publicUrl: string;
  /** How many pictures the walk over the catalogue looks at; 0: none, left out: all. */
  readonly pictureIndex: number | undefined;
}

export interface OpenedApp extends ShopApp {
  close(): Promise<void>;
}
