interface Back {
  readonly paymentId: number;
  readonly at: Date;
  readonly cents: number;
}

/**
 * The credit notes since a moment, for what went back in the order of time. The VAT of a note is that of all that has gone back
 * of its invoice less that of the notes before: so an invoice that went back in parts has given back its VAT to the cent.
 */
export function creditNotes(back: readonly Back[], since: Date, vatOf: (cents: number) => number) {
  const returned = new Map<number, number>();
  const credited = { notes: 0, total: 0, vat: 0 };
  for (const { paymentId, at, cents } of back) {
    const before = returned.get(paymentId) ?? 0;
    returned.set(paymentId, before + cents);
    if (at < since) continue;
    credited.notes += 1;
    credited.total += cents;
    credited.vat += vatOf(before + cents) - vatOf(before);
  }
  return credited;
}
