import type { BalanceKind } from '@sgb/contract/ledger.ts';

/** What an acknowledged wish does to a balance. */
export interface Move {
  readonly owner: number;
  readonly book: BalanceKind;
  readonly cents: number;
}

/** What the client knows of a wish: it is written down before the first attempt to send it. */
export interface Wish {
  readonly operation: string;
  readonly key: string;
  /** What the books must say of it, in the words of the operation's own question. */
  readonly fact: string;
  state: 'sent' | 'acknowledged' | 'refused';
}

export interface Tally {
  wishes: number;
  acknowledged: number;
  refused: number;
  retried: number;
}

/** The client's own record, from nothing but what it was told. */
export class WishRecord {
  readonly wishes = new Map<string, Wish>();
  readonly tallies = new Map<string, Tally>();
  readonly #balances = new Map<string, number>();
  acknowledged = 0;
  /** What was asked again, and why. */
  readonly askedAgain: string[] = [];

  tallyOf(operation: string): Tally {
    const known = this.tallies.get(operation) ?? { wishes: 0, acknowledged: 0, refused: 0, retried: 0 };
    this.tallies.set(operation, known);
    return known;
  }

  begin(operation: string, key: string, fact: string): Wish {
    const wish: Wish = { operation, key, fact, state: 'sent' };
    this.wishes.set(`${operation} ${key}`, wish);
    this.tallyOf(operation).wishes += 1;
    return wish;
  }

  acknowledge(wish: Wish, moves: readonly Move[] = []): void {
    wish.state = 'acknowledged';
    this.tallyOf(wish.operation).acknowledged += 1;
    this.acknowledged += 1;
    this.move(moves);
  }

  refuse(wish: Wish): void {
    wish.state = 'refused';
    this.tallyOf(wish.operation).refused += 1;
  }

  move(moves: readonly Move[]): void {
    for (const { owner, book, cents } of moves) {
      const balance = `${owner} ${book}`;
      this.#balances.set(balance, (this.#balances.get(balance) ?? 0) + cents);
    }
  }

  /** What must lie in the balances when nothing is under way. */
  balances(): ReadonlyMap<string, number> {
    return this.#balances;
  }
}
