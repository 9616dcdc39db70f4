/** A report as it is drawn: a few facts, then a table whose first column is words and whose others are amounts. */
export interface Sheet {
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
