import { dispatchNumber } from '@sgb/contract/dispatch-states.ts';
import type { getDispatchPaper, saveSellerBrand } from '@sgb/contract/dispatches.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { dropFiles, fileAddress, pngOf, useFiles } from '../../base/uploads/index.ts';
import { renameSeller } from '../../goods/catalog/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { unknown } from './move.ts';
import * as store from './store.ts';

type ShopperCall = Call<'shopper'>;

const shown = (call: Pick<App, 'files' | 'clock'>, name: string, logo: string | null) => ({
  name,
  logo: logo ?? '',
  logoAddress: logo ? fileAddress(call, { id: logo, purpose: 'logo' }) : '',
});

/** What a seller is called, on slips and in the shop. */
export async function sellerName(reader: Sql, accountId: number): Promise<string> {
  const kept = await store.brandOf(reader, accountId);
  if (kept) return kept.name;
  const [person] = await peopleById(reader, [accountId]);
  return person?.username ?? '';
}

/** Until a seller says otherwise, the name of the account. */
export async function brand(call: ShopperCall) {
  const kept = await call.db.read((reader) => store.brandOf(reader, call.session.accountId));
  return shown(call, kept?.name ?? call.session.username, kept?.logo ?? null);
}

export async function saveBrand(call: ShopperCall, { name, logo }: z.output<typeof saveSellerBrand.input>) {
  const { accountId } = call.session;
  const now = call.clock.now();
  const wanted = logo === '' ? null : logo;
  return call.db.transact(async (tx) => {
    const kept = await store.brandOf(tx, accountId);
    const old = kept?.logo ?? null;
    if (wanted && wanted !== old) {
      const refused = await useFiles(tx, { accountId, purpose: 'logo' }, [wanted], now);
      if (refused) return refused;
    }
    await store.saveBrand(tx, { accountId, name, logo: wanted, changedAt: now });
    renameSeller(tx, accountId, name);
    if (old && old !== wanted) await dropFiles(tx, [old]);
    return shown(call, name, wanted);
  });
}

type Asked = z.output<typeof getDispatchPaper.input>;

/** The papers of a dispatch; `owner` where only that seller may have them. */
async function paperOf(call: App, { id, kind }: Asked, owner: number | null) {
  const found = await call.db.read(async (reader) => {
    const row = await store.dispatchById(reader, id);
    if (!row || (owner !== null && row.accountId !== owner)) return undefined;
    const kept = await store.brandOf(reader, row.accountId);
    return {
      row,
      lines: await store.linesOf(reader, [id]),
      seller: await sellerName(reader, row.accountId),
      logo: kept?.logo,
    };
  });
  if (!found) return unknown();
  // What makes files is loaded when somebody wants one.
  const { label, packingSlip } = await import('./paper.ts');
  const logo = found.logo && kind === 'slip' ? await pngOf(call, found.logo) : null;
  const file = await (kind === 'slip' ? packingSlip : label)({ ...found, logo });
  const fileName = `${dispatchNumber(id)}-${kind}.pdf`;
  return { fileName, mediaType: 'application/pdf', base64: file.toString('base64') };
}

export const ownPaper = (call: ShopperCall, asked: Asked) => paperOf(call, asked, call.session.accountId);

export const deskPaper = (call: Call<'staff'>, asked: Asked) => paperOf(call, asked, null);
