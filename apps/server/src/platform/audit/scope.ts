import { AsyncLocalStorage } from 'node:async_hooks';
import type { Refusal } from '../http/refusal.ts';
import type { Edited } from './edition.ts';
import { mostThings } from './mask.ts';

/** A call of staff while it runs: what each of its transactions leaves behind in `staff_audit`. */
export interface Audited {
  readonly at: Date;
  readonly by: number;
  readonly role: string;
  readonly call: string;
  readonly ip: string;
  readonly requestId: string;
  /** As it is written down: masked. */
  readonly input: unknown;
  subject: string;
  accounts: readonly number[];
  /** What it is about, as 'order 17'. */
  things: readonly string[];
  why: string;
  before: unknown;
  after: unknown;
  /** Undefined where it edits nothing with a form. */
  readonly edited: Edited | undefined;
  /** How many transactions have left their row. */
  rows: number;
}

const scopes = new AsyncLocalStorage<Audited>();

/** Whatever `work` commits is written down as done by this call. */
export const auditing = <Result>(audited: Audited, work: () => Result): Result => scopes.run(audited, work);

/** The call of staff that runs now, if any. */
export const audited = (): Audited | undefined => scopes.getStore();

/** What a service knows of it beyond its input. Outside a call of staff it is nobody's business. */
export function noteAudit({
  things = [],
  ...facts
}: Partial<Pick<Audited, 'subject' | 'accounts' | 'things' | 'why' | 'before' | 'after'>>): void {
  const scope = scopes.getStore();
  if (scope) Object.assign(scope, facts, { things: [...new Set([...scope.things, ...things])].slice(0, mostThings) });
}

const text = `insert into staff_audit
  (at, by_account, role, call, subject, accounts, input, before, after, why, outcome, ip, request_id, things, edited)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`;

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** The last statement of a transaction that staff asked for; `edited` is what it edited, if anything. */
export function auditStatement(scope: Audited, kept: Refusal | undefined, edited: string | null) {
  const { at, by, role, call, subject, accounts, things, input, before, after, why, ip, requestId } = scope;
  const facts = [at, by, role, call, subject, [...accounts], json(input), json(before), json(after), why];
  return { name: 'audit.write', text, values: [...facts, kept?.code ?? 'done', ip, requestId, [...things], edited] };
}
