import type { BasicInfo } from '@sgb/contract/identity.ts';
import type { Call } from '../../platform/http/call.ts';
import type { AccountSources } from './sources.ts';

/** The banner invites those who have no membership; staff buy none. */
export async function basicInfo(call: Call<'shopper'>, sources: AccountSources): Promise<BasicInfo> {
  const { accountId, username, person, vipLevel } = call.session;
  const bannerOn = (await call.settings()).get('membership.banner');
  const now = call.clock.now();
  const fed = await call.db.read(async (reader) => ({
    ...(await sources.money(reader, accountId, now)),
    coupons: await sources.coupons(reader, accountId, now),
    favorites: await sources.favourites(reader, accountId, now),
  }));
  return {
    ...fed,
    username,
    viplevel: vipLevel,
    isleader: person.isleader,
    customertype: person.customertype,
    customeridentity: person.customeridentity,
    showvipbanner: bannerOn && vipLevel === 0 && person.staffrole === '' ? 1 : 0,
  };
}

export function orderCounts({ db, session, clock }: Call<'shopper'>, sources: AccountSources) {
  return db.read((reader) => sources.orders(reader, session.accountId, clock.now()));
}
