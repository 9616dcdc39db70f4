/** What a question and an answer have in common where something is done with them. */
export interface Shown {
  readonly id: number;
  readonly title?: string;
  readonly text: string;
  readonly mine: boolean;
  readonly editUntil: string;
}
