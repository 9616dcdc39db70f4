/** For those who build worlds: the demo, benches and tests. */
export { hashCheaply, hashPassword } from './passwords.ts';
export { setInviter } from './profile-store.ts';
export { accountByLogin, insertAccounts, type NewAccount } from './store.ts';
