import {
  accountIdentities,
  type CustomerIdentity,
  customerTypes,
  type OrderUserType,
  orderUserTypes,
  type StaffRole,
  type UserType,
  userTypes,
} from './people.ts';

/** The three doors of the API: anyone, somebody who is logged in, staff. */
export type AuthLevel = 'guest' | 'shopper' | 'staff';

/** What decides what somebody may see and do. Guests are null. */
export interface Person {
  readonly usertype: UserType;
  readonly isleader: OrderUserType;
  readonly customertype: number;
  readonly customeridentity: CustomerIdentity;
  readonly staffrole: StaffRole | '';
}

export type Who = Person | null;

const works = (who: Who, ...roles: readonly StaffRole[]): boolean =>
  who?.staffrole === 'admin' || roles.some((role) => role === who?.staffrole);

const manyReceiversTypes: readonly UserType[] = [userTypes.header, userTypes.normalBusiness, userTypes.bigCustomer];

/**
 * Everything that not everybody may. Calls, pages and menu entries name a right; this is the only place that says who
 * has it.
 */
export const rights = {
  everybody: () => true,
  shopper: (who: Who) => who !== null,
  staff: (who: Who) => Boolean(who?.staffrole),
  /** Who may change other people's accounts. */
  accounts: (who: Who) => who?.staffrole === 'admin',
  /** Staff who pay and are paid for the shop. */
  finance: (who: Who) => who?.staffrole === 'finance' || who?.staffrole === 'admin',
  /** Who decides about companies and about who looks after whom. */
  customerService: (who: Who) => who?.staffrole === 'admin' || who?.staffrole === 'service',
  /** Who buys from suppliers for our shoppers. */
  buying: (who: Who) => who?.staffrole === 'buyer' || who?.staffrole === 'admin',
  /** Who takes in, weighs, packs and sends. */
  warehouse: (who: Who) => who?.staffrole === 'warehouse' || who?.staffrole === 'admin',
  /** Who tells shoppers of offers, tasks and notices. */
  marketing: (who: Who) => who?.staffrole === 'marketing' || who?.staffrole === 'admin',
  /** Who compares a document with whoever sent it. */
  identityChecks: (who: Who) => works(who, 'service', 'finance'),
  /** Who answers wishes for money back before a supplier has shipped. */
  refundRequests: (who: Who) => works(who, 'service', 'buyer'),
  /** Who finds the owner of a parcel that nobody knows. */
  ownerless: (who: Who) => works(who, 'service', 'warehouse'),
  /** Who looks at the orders and parcels of all shoppers, and who of them sees what was paid. */
  orders: (who: Who) => works(who, 'service', 'buyer', 'warehouse', 'finance'),
  orderMoney: (who: Who) => works(who, 'service', 'finance'),
  /** Who makes tasks for influencers, and plans special flights. */
  campaigns: (who: Who) => works(who, 'service', 'marketing'),
  /** Group-buy members order through their ambassador, so forwarding is not offered to them. */
  forwarding: (who: Who) => who?.usertype !== userTypes.member,
  groupBuy: (who: Who) =>
    who !== null && who.isleader !== orderUserTypes.bigCustomer && who.customeridentity !== accountIdentities.business,
  /** Who leads the group-buy of a neighbourhood. */
  leadsGroup: (who: Who) => who?.usertype === userTypes.header,
  influencer: (who: Who) => who?.customertype === customerTypes.influencer,
  /** Who is paid for what others buy. */
  earns: (who: Who) => who?.usertype === userTypes.header || who?.customertype === customerTypes.influencer,
  /** Ambassadors and businesses ship to many people: they may keep more receivers, and bring them from a file. */
  manyReceivers: (who: Who) => who !== null && manyReceiversTypes.includes(who.usertype),
} as const satisfies Record<string, (who: Who) => boolean>;

export type Right = keyof typeof rights;

export function may(right: Right, who: Who): boolean {
  return rights[right](who);
}

export type Verdict = 'allowed' | 'loginFirst' | 'noRight';

/** What somebody meets at a door that needs these rights. */
export function verdictOf(needed: readonly Right[], who: Who): Verdict {
  if (needed.every((right) => may(right, who))) return 'allowed';
  return who === null ? 'loginFirst' : 'noRight';
}

const rightOfLevel: Record<AuthLevel, Right> = { guest: 'everybody', shopper: 'shopper', staff: 'staff' };

interface Asked {
  readonly auth: AuthLevel;
  readonly right?: Right | undefined;
  readonly buys?: true | undefined;
}

export function callVerdict({ auth, right, buys }: Asked, who: Who): Verdict {
  if (buys && may('staff', who)) return 'noRight';
  return verdictOf([rightOfLevel[auth], right ?? 'everybody'], who);
}
