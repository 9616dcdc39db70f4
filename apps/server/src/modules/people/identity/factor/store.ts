import type { Sql, Tx } from '../../../../platform/db/database.ts';

export interface Factor {
  readonly keyId: string;
  readonly bytes: Buffer;
  readonly confirmedAt: Date | null;
  readonly lastStep: number;
  readonly wrong: number;
  readonly lockedUntil: Date | null;
}

const factorText = `
  select key_id as "keyId", secret_sealed as bytes, confirmed_at as "confirmedAt", last_step as "lastStep", wrong,
    locked_until as "lockedUntil" from staff_factors where account_id = $1`;

export async function factorOf(reader: Sql, accountId: number): Promise<Factor | undefined> {
  return (await reader.run<Factor>('identity.factor', factorText, [accountId]))[0];
}

/** Held: codes of one account are tried one after the other, so that none is taken twice. */
export async function holdFactor(tx: Tx, accountId: number): Promise<Factor | undefined> {
  return (await tx.run<Factor>('identity.holdFactor', `${factorText} for update`, [accountId]))[0];
}

/** A secret that is to be set up; one that was confirmed stays. */
export async function offerSecret(tx: Tx, accountId: number, sealed: { keyId: string; bytes: Buffer }): Promise<void> {
  const text = `insert into staff_factors (account_id, key_id, secret_sealed) values ($1, $2, $3)
    on conflict (account_id) do update set key_id = excluded.key_id, secret_sealed = excluded.secret_sealed
    where staff_factors.confirmed_at is null`;
  await tx.run('identity.offerSecret', text, [accountId, sealed.keyId, sealed.bytes]);
}

export async function useStep(tx: Tx, accountId: number, step: number, now: Date): Promise<void> {
  const text = `update staff_factors set last_step = $2, wrong = 0, locked_until = null,
    confirmed_at = coalesce(confirmed_at, $3) where account_id = $1`;
  await tx.run('identity.useStep', text, [accountId, step, now]);
}

export async function countWrongCode(tx: Tx, accountId: number, lockedUntil: Date | null): Promise<void> {
  const text = `update staff_factors set wrong = wrong + 1, locked_until = coalesce($2, locked_until) where account_id = $1`;
  await tx.run('identity.countWrongCode', text, [accountId, lockedUntil]);
}

export async function keepRecoveryCodes(tx: Tx, accountId: number, blinds: readonly Buffer[]): Promise<void> {
  const text = 'insert into staff_recovery_codes (account_id, code_blind) select $1, unnest($2::bytea[])';
  await tx.run('identity.keepRecoveryCodes', text, [accountId, blinds]);
}

/** Uses a recovery code up; says whether it was one. */
export async function useRecoveryCode(tx: Tx, accountId: number, blinds: readonly Buffer[]): Promise<boolean> {
  const text = 'delete from staff_recovery_codes where account_id = $1 and code_blind = any($2::bytea[]) returning 1';
  if ((await tx.run('identity.useRecoveryCode', text, [accountId, blinds])).length === 0) return false;
  const right = 'update staff_factors set wrong = 0, locked_until = null where account_id = $1';
  await tx.run('identity.recovered', right, [accountId]);
  return true;
}

export async function recoveryCodesLeft(tx: Tx, accountId: number): Promise<number> {
  const text = 'select count(*)::int as n from staff_recovery_codes where account_id = $1';
  return (await tx.run<{ n: number }>('identity.recoveryCodesLeft', text, [accountId]))[0]?.n ?? 0;
}

export async function dropFactor(tx: Tx, accountId: number): Promise<void> {
  await tx.run('identity.dropFactor', 'delete from staff_factors where account_id = $1', [accountId]);
}
