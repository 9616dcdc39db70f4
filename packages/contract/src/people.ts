/** Kinds of account, product document section 6. */
export const userTypes = {
  normalPersonal: -1,
  normalBusiness: -2,
  unknown: 0,
  header: 1,
  member: 2,
  bigCustomer: 3,
} as const;

export type UserType = (typeof userTypes)[keyof typeof userTypes];

/** The same people as orders see them. */
export const orderUserTypes = { normal: 0, manager: 1, member: 2, bigCustomer: 4 } as const;

export type OrderUserType = (typeof orderUserTypes)[keyof typeof orderUserTypes];

/** What an account said it is; `original` are those from before anybody asked. */
export const accountIdentities = { original: 0, personal: 1, business: 2 } as const;

export type CustomerIdentity = (typeof accountIdentities)['personal' | 'business'];

/** A VIP level is the number of the tier, 0 without one. */
const memberTiers = { platinum: 1, golden: 2, silver: 3 } as const;

export type VipLevel = 0 | (typeof memberTiers)[keyof typeof memberTiers];

export const customerTypes = { ordinary: 0, influencer: 10 } as const;

export const staffRoles = ['admin', 'buyer', 'warehouse', 'finance', 'service', 'marketing'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** A big customer leads others only if we made them a leader; ambassadors and members always are what they are. */
export function orderUserTypeOf(userType: UserType, leader: boolean): OrderUserType {
  if (userType === userTypes.header) return orderUserTypes.manager;
  if (userType === userTypes.member) return orderUserTypes.member;
  return userType === userTypes.bigCustomer && leader ? orderUserTypes.bigCustomer : orderUserTypes.normal;
}
