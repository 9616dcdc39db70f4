/** A row as the bank wrote it, whatever the form of its file. */
export interface StatementRow {
  /** Where it stands in the file. */
  readonly line: number;
  readonly date: string;
  readonly amount: string;
  readonly text: string;
  /** What tells it from another one of the same day, amount and words: the balance after it, or the bank's own number. */
  readonly mark: string;
}

/** What a file says, whatever its form. */
export interface StatementFile {
  readonly rows: readonly StatementRow[];
  /** Whose account it is of, in digits; '' where the file does not say. */
  readonly account: string;
}

/** Why a file cannot be read, in words for staff. */
export class StatementFault extends Error {}
