export { savingChecks } from './checks.ts';
export { closeJar, moveJarMoney } from './jar.ts';
export { savingRoutes } from './routes.ts';
export type { SavingDesk } from './service.ts';
export { hasHadJar, openJarOf, writeJar } from './store.ts';
