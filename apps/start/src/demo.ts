import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoChat } from '@sgb/demo/chat/answer-job.ts';
import { consultantsModule } from '@sgb/demo/chat/module.ts';
import { driverModule } from '@sgb/demo/driver/module.ts';
import { loadOnce } from '@sgb/demo/once.ts';
import type { Demo } from '@sgb/server/demo.ts';

/** Which program this is, once it is built. */
async function programName(): Promise<string | undefined> {
  if (import.meta.filename.endsWith('.ts')) return undefined;
  return readFile(join(import.meta.dirname, '../dist/stamp'), 'utf8').catch(() => undefined);
}

/** The demo as the shop is handed it: only a start that has one loads this file. */
export const demo: Demo = {
  load: async (target, wish) =>
    loadOnce(target, await programName(), async () =>
      (await import('@sgb/demo/loaders.ts')).loadDemoWorld(target, wish),
    ),
  supplierWorld: async () => (await import('@sgb/demo/supplier-world.ts')).demoSupplierWorld(),
  modules: [driverModule, consultantsModule],
  chat: demoChat,
};
