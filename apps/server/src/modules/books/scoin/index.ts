export { captureCoins, earnCoins, giveBackCoins, holdCoins, releaseCoins, spendCoins, takeBackCoins } from './coins.ts';
export { welcomeCoins } from './registered.ts';
export { centsOf, coinsForGoods, mostCoins, takenCoins } from './rules.ts';
export { coinSaving } from './saving.ts';
