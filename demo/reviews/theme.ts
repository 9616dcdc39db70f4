/** What is said of goods of one sort: true of all kinds in it. */
export interface Theme {
  readonly good: readonly string[];
  readonly mixed: readonly string[];
  readonly bad: readonly string[];
}
