interface Shown {
  readonly shownFrom: Date;
  readonly shownUntil: Date | null;
}

/** Whether a piece of content is running at this moment: its first moment counts, its last does not. */
export function isShown({ shownFrom, shownUntil }: Shown, now: Date): boolean {
  return shownFrom <= now && (shownUntil === null || now < shownUntil);
}
