/** For those who build worlds: the demo, benches and tests. */
export { closeJar, moveJarMoney } from './jar.ts';
export { hasHadJar, openJarOf, writeJar } from './store.ts';
