import type { BalanceKind } from '@sgb/contract/ledger.ts';
import type fc from 'fast-check';
import type { App } from '../../platform/app.ts';

/** What the commands of a run know together. */
export interface MoneyWorld {
  readonly app: App;
  /** What its people's usernames begin with. */
  readonly name: string;
  readonly owners: readonly number[];
  /** A key that nothing else in this run uses. */
  freshKey(): string;
  /** What was acknowledged and can be given back or ended. */
  readonly payments: { entryId: number; amount: number }[];
  readonly holds: { holdId: number; amount: number }[];
  readonly withdrawals: { id: number; owner: number }[];
}

/** What a client was told: that this happened (`id` names it, whoever tells it), and what it did to balances. */
export interface Acknowledged {
  readonly id: number | string;
  readonly changes: readonly { readonly owner: number; readonly book: BalanceKind; readonly change: number }[];
}

/** A wish that is made, key and all, and can be sent any number of times. Null: it was refused. */
export type Send = () => Promise<Acknowledged | null>;

/**
 * One kind of thing that moves value. Whoever adds a way to move it adds its command to `commands.ts`: it is then run in
 * random order, at the same time as all others and as its own duplicates. Null: there is nothing to do it to yet.
 */
export interface MoneyCommand<Input> {
  readonly input: fc.Arbitrary<Input>;
  prepare(world: MoneyWorld, input: Input): Send | null;
}

export type Step = (world: MoneyWorld) => Send | null;

/** Hides the type of the input, so that commands of all kinds stand in one list. */
export function command<Input>({ input, prepare }: MoneyCommand<Input>): fc.Arbitrary<Step> {
  return input.map((given) => (world) => prepare(world, given));
}
