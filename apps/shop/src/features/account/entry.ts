import { dayMs } from '@sgb/contract/time.ts';
import type { Slots } from '../../shared/session/slots.ts';

/** What somebody brings along to a login or register page. */
export interface Entry {
  /** Where they wanted to go. */
  readonly origUrl: string | null;
  readonly inviteCode: string;
  /** Where they came from, as an advert or a partner names it. */
  readonly regfrom: string;
  /** All of it once more, for links between these pages. */
  readonly search: string;
}

/** How long an invite code in an address counts. */
const inviteKeptDays = 30;

type Kept = Pick<Slots, 'originUrl' | 'inviteCode' | 'regfrom'>;

/** The address with what was stored; what it says already counts for more, and an invitation counts for a month. */
export function carried(search: URLSearchParams, { originUrl, inviteCode: invite, regfrom }: Kept, now: number) {
  const with_ = new URLSearchParams(search);
  const inviteCode = invite && now - invite.at < inviteKeptDays * dayMs ? invite.code : null;
  for (const [name, value] of Object.entries({ origUrl: originUrl, inviteCode, regfrom })) {
    if (value && !with_.has(name)) with_.set(name, value);
  }
  return with_;
}

export function entryIn(search: URLSearchParams): Entry {
  const onward = new URLSearchParams(
    ['origUrl', 'inviteCode', 'regfrom'].flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return {
    origUrl: search.get('origUrl'),
    inviteCode: (search.get('inviteCode') ?? '').slice(0, 8),
    regfrom: (search.get('regfrom') ?? '').slice(0, 40),
    search: onward.size > 0 ? `?${onward}` : '',
  };
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/[?&](addcart|buynow)=/, 'to put it into your cart. What you chose is kept'],
  [/[?&]helpful=/, 'to say that a review helped you. Your tap is kept'],
  [/\/imagesearch/, 'to search by picture'],
  [/\/shoporder\/cart/, 'to see your cart'],
  [/\/shoporder\/(2|checkout)/, 'to see your orders'],
  [/\/deliveryorder/, 'to ship your goods and follow your parcels'],
  [/\/(user\/recharge|recharge|bill|withdrawal|user\/toTransfer|giftvoucher)/, 'to reach your balance'],
  [/\/(favorites|collectionproduct)/, 'to see your favorites'],
  [/\/(coupon|snatchcoupon|cart\/exchange|scoin)/, 'to get and use coupons and S Coin'],
  [/\/contact\/chat/, 'to write to your consultant'],
];

/** Why a page asks for a login, in words that follow 'Log in'; null where nobody was sent here. */
export function whyOf(origUrl: string | null): string | null {
  return reasons.find(([pattern]) => pattern.test(origUrl ?? ''))?.[1] ?? null;
}
