import { demoChat } from '@sgb/demo/chat/answer-job.ts';
import { consultantsModule } from '@sgb/demo/chat/module.ts';
import { driverModule } from '@sgb/demo/driver/module.ts';
import { loadDemoWorld } from '@sgb/demo/loaders.ts';
import { demoSupplierWorld } from '@sgb/demo/supplier-world.ts';
import type { Demo } from '@sgb/server/demo.ts';
import { startPaymentSimulator } from '@sgb/simulators/payments/server.ts';

/** The demo as the shop is handed it: the only file of a start that names the demo world and the simulators. */
export const demo: Demo = {
  load: loadDemoWorld,
  simulatePayments: startPaymentSimulator,
  supplierWorld: demoSupplierWorld,
  picturesFile: import.meta.resolve('@sgb/demo/pictures/source.ts'),
  modules: [driverModule, consultantsModule],
  chat: demoChat,
};
