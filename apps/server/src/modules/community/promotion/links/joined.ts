import { linkSpm } from '@sgb/contract/promotion-rules.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { insertPerson } from './link-store.ts';

interface Newcomer {
  readonly accountId: number;
  readonly inviterId: number | null;
  readonly from: string;
  readonly now: Date;
}

/** Somebody opened an account with an invite code: by which link, where it is one of whoever invited them. */
export async function joinedBy(tx: Tx, { accountId, inviterId, from, now }: Newcomer): Promise<void> {
  if (inviterId === null) return;
  const [, rest = ''] = from.split(linkSpm);
  insertPerson(tx, accountId, inviterId, rest.slice(0, 8), now);
}
