import type { BasicInfo } from '@sgb/contract/identity.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { IdentityNeeds } from './needs.ts';
import { membershipBanner } from './settings.ts';

/** The banner invites those who have no membership; staff buy none. */
export async function basicInfo(call: Call<'shopper'>, needs: IdentityNeeds): Promise<BasicInfo> {
  const { accountId, username, person, vipLevel } = call.session;
  const bannerOn = (await call.settings()).get(membershipBanner);
  const now = call.clock.now();
  const fed = await call.db.read(async (reader) => ({
    ...(await needs.money(reader, accountId, now)),
    coupons: await needs.coupons(reader, accountId, now),
    favorites: await needs.favourites(reader, accountId, now),
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

export function orderCounts({ db, session, clock }: Call<'shopper'>, needs: IdentityNeeds) {
  return db.read((reader) => needs.orders(reader, session.accountId, clock.now()));
}
