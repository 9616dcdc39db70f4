/** Whom, how much, and a word with it. */
export interface TransferWish {
  readonly to: string;
  readonly amountCents: number;
  readonly note: string;
}
