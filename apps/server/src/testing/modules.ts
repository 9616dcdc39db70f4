import { modulesOf } from '../app.ts';
import type { Module } from '../platform/module.ts';
import type { ShopApp } from '../shop-app.ts';
import { testDemo } from './demo.ts';

/** The modules of the shop, with these in place of those of the same name. */
export function testModules(...own: readonly Module<ShopApp>[]): readonly Module<ShopApp>[] {
  return modulesOf(testDemo()).map((each) => own.find(({ name }) => name === each.name) ?? each);
}
