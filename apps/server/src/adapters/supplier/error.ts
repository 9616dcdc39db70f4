/**
 * `down`: no answer, or none in time. `busy`: asked too often, back off. `rejected`: the gateway did not take our call
 * (signature, rights, parameters): ours to mend. `refused`: the supplier says no for a reason of business. `gone`: the
 * offer is not sold any more. `malformed`: an answer that we must not believe. `unconfigured`: secrets are missing.
 */
export type SupplierFault = 'down' | 'busy' | 'rejected' | 'refused' | 'gone' | 'malformed' | 'unconfigured';

export class SupplierError extends Error {
  readonly fault: SupplierFault;
  /** The supplier's own code, where it gave one. */
  readonly code: string | undefined;
  /** Whether a call that changes something may have been carried out: only `no` is safe to send again as a new one. */
  readonly executed: 'no' | 'unknown';

  constructor(
    fault: SupplierFault,
    message: string,
    more: { readonly code?: string; readonly executed?: 'no' | 'unknown'; readonly cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? {} : { cause: more.cause });
    this.name = 'SupplierError';
    this.fault = fault;
    this.code = more.code;
    this.executed = more.executed ?? 'no';
  }
}

/** Faults that say that the supplier itself is ill, not that this one question was a bad one. */
export function isIllness(error: unknown): boolean {
  return error instanceof SupplierError && (error.fault === 'down' || error.fault === 'malformed');
}
