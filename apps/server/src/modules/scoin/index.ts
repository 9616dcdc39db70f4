export { scoinChecks } from './checks.ts';
export {
  captureCoins,
  earnCoins,
  giveBackCoins,
  holdCoins,
  releaseCoins,
  spendCoins,
  takeBackCoins,
} from './coins.ts';
export { expireCoinsJob, tellEndingCoinsJob } from './jobs.ts';
export { welcomeCoins } from './registered.ts';
export { scoinRoutes } from './routes.ts';
export { centsOf, coinsForGoods, mostCoins, takenCoins } from './rules.ts';
export { coinSaving } from './saving.ts';
