export interface Lying {
  readonly orderId: number;
  readonly daysLeft: number;
  readonly freeUntil: Date;
  readonly abandoned: boolean;
}

export interface AutopilotTerms {
  /** How many days before it ships the shopper is told. */
  readonly tellDays: number;
  /** What has to leave within so many days goes along. */
  readonly togetherDays: number;
}

export interface Plan {
  readonly act: 'tell' | 'ship';
  /** When the first of them would begin to cost money. */
  readonly freeUntil: Date;
  readonly orderIds: readonly number[];
}

/** What the autopilot does today for one shopper: it ships on the last free day, and says so some days before. */
export function planOf(lying: readonly Lying[], { tellDays, togetherDays }: AutopilotTerms): Plan | null {
  const ours = lying.filter(({ abandoned }) => !abandoned);
  const [first] = ours.toSorted((one, other) => one.freeUntil.getTime() - other.freeUntil.getTime());
  if (!first || first.daysLeft > 1 + tellDays) return null;
  const along = ours.filter(({ daysLeft }) => daysLeft <= Math.max(togetherDays, first.daysLeft));
  return {
    act: first.daysLeft <= 1 ? 'ship' : 'tell',
    freeUntil: first.freeUntil,
    orderIds: along.map(({ orderId }) => orderId).toSorted((one, other) => one - other),
  };
}
