import type { DemoWorld } from './adapters/supplier/demo.ts';
import type { ChatNeeds } from './modules/care/chat/index.ts';
import type { App } from './platform/app.ts';
import type { Module } from './platform/module.ts';
import type { ShopApp } from './shop-app.ts';

/** Gateways that take no money. */
export interface SimulatedPayments {
  readonly url: string;
  /** Variables for a shop whose shoppers pay there. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** What a demo adds to the shop. The shop itself knows none: who starts it hands one in. */
export interface Demo {
  /** Makes its world, each part of it once; says what it made. */
  load(target: Pick<App, 'db' | 'vault' | 'files' | 'clock'>, wish: { readonly products: number }): Promise<string>;
  /** Loaded when the supplier is asked for the first time: its words take 5 MB, and few processes need them soon. */
  supplierWorld(): Promise<DemoWorld>;
  readonly modules: readonly Module<ShopApp>[];
  readonly chat: ChatNeeds;
}

/** Loads the demo's sources; called only where DEMO is on. */
export type OpenDemo = () => Promise<{ readonly demo: Demo }>;

export async function demoOf(config: { readonly demo: boolean }, openDemo: OpenDemo): Promise<Demo | undefined> {
  return config.demo ? (await openDemo()).demo : undefined;
}
