import { demoChat } from '@sgb/demo/chat/answer-job.ts';
import { consultantsModule } from '@sgb/demo/chat/module.ts';
import { driverModule } from '@sgb/demo/driver/module.ts';
import { demoSupplierWorld } from '@sgb/demo/supplier-world.ts';
import type { Demo } from '@sgb/server/demo.ts';

/** The demo as the shop is handed it: only a start that has one loads this file. */
export const demo: Demo = {
  load: async (target, wish) => (await import('@sgb/demo/loaders.ts')).loadDemoWorld(target, wish),
  supplierWorld: demoSupplierWorld,
  modules: [driverModule, consultantsModule],
  chat: demoChat,
};
