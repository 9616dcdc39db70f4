export interface StepperRules {
  min: number;
  max: number;
  /** Batch size: only whole multiples may be bought. */
  step: number;
}

export interface Clamped {
  value: number;
  /** Why the wanted quantity was changed; null when it was not. */
  reason: string | null;
}

export function bounds({ min, max, step }: StepperRules): { low: number; high: number } {
  const low = Math.max(Math.ceil(min / step) * step, 0);
  return { low, high: Math.max(Math.floor(max / step) * step, low) };
}

/** The nearest quantity that may be bought, rounding a part batch up, and the reason in words. */
export function clampQuantity(wanted: number, rules: StepperRules): Clamped {
  const { low, high } = bounds(rules);
  if (!Number.isFinite(wanted)) return { value: low, reason: `Type a number. Set to ${low}.` };
  if (wanted < low) return { value: low, reason: `The smallest quantity is ${low}.` };
  if (wanted > high) return { value: high, reason: `The largest quantity is ${high}.` };
  const value = Math.min(Math.ceil(wanted / rules.step) * rules.step, high);
  if (value === wanted) return { value, reason: null };
  const reason =
    rules.step === 1 ? `Only whole pieces. Set to ${value}.` : `Sold in batches of ${rules.step}. Set to ${value}.`;
  return { value, reason };
}
