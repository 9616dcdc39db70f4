import type { Terms } from './rules.ts';

/** What every change of coins says of itself. */
export interface CoinWords {
  readonly accountId: number;
  /** Names the wish, not the attempt: 'order:17'. The same key changes nothing a second time. */
  readonly key: string;
  /** What the shopper knows the matter by. */
  readonly ref: string;
  readonly terms: Terms;
  /** Without a word: for what is long past. */
  readonly quiet?: boolean;
  readonly now: Date;
}

/** What coins are given for. */
export type Reason = 'signup' | 'goods' | 'checkin' | 'survey' | 'referral' | 'answer' | 'task' | 'compensation';

export interface Earning extends CoinWords {
  readonly amount: number;
  readonly reason: Reason;
  /** A message, too; not for what the shopper has just pressed a button for. */
  readonly tell: boolean;
}
