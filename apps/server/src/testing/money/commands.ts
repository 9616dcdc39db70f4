import type fc from 'fast-check';
import type { Step } from './command.ts';
import { jarCommands } from './jar-commands.ts';
import { ledgerCommands } from './ledger-commands.ts';
import { membershipCommands } from './membership-commands.ts';
import { transferCommands } from './transfer-commands.ts';
import { withdrawalCommands } from './withdrawal-commands.ts';

/** Everything that moves value. */
export const moneyCommands: readonly fc.Arbitrary<Step>[] = [
  ...ledgerCommands,
  ...membershipCommands,
  ...transferCommands,
  ...withdrawalCommands,
  ...jarCommands,
];
