import { userTypes } from '@sgb/contract/people.ts';
import { addDays } from '@sgb/contract/time.ts';
import { hashPassword, type NewAccount } from '@sgb/server/modules/people/identity/seed.ts';
import { worldDay } from './catalogue/product.ts';

const demoPassword = 'demo1234';

type DemoAccount = Pick<
  NewAccount,
  | 'userType'
  | 'customerType'
  | 'customerIdentity'
  | 'leader'
  | 'staffRole'
  | 'firstName'
  | 'lastName'
  | 'mobile'
  | 'suburb'
  | 'use1688Link'
>;

const business = 2;
const influencer = 10;

/** Everyone a visitor of the demo can be, by the name before @demo.test. */
const people: Record<string, DemoAccount> = {
  shopper: { userType: userTypes.normalPersonal, firstName: 'Lerato', lastName: 'Mokoena' },
  vip: { userType: userTypes.normalPersonal },
  ambassador: {
    userType: userTypes.header,
    leader: true,
    firstName: 'Naledi',
    lastName: 'Khumalo',
    mobile: '+27825550199',
    suburb: 'Melville',
  },
  member: { userType: userTypes.member, firstName: 'Busi', lastName: 'Zulu' },
  business: { userType: userTypes.normalBusiness, customerIdentity: business },
  bigcustomer: { userType: userTypes.bigCustomer, customerIdentity: business, leader: true },
  influencer: { userType: userTypes.normalPersonal, customerType: influencer },
  stocker: { userType: userTypes.normalBusiness, customerIdentity: business },
  new: { userType: userTypes.normalPersonal },
  /** May not paste links of 1688. */
  nolinks: { userType: userTypes.normalPersonal, use1688Link: 0 },
  admin: { userType: userTypes.unknown, staffRole: 'admin' },
  buyer: { userType: userTypes.unknown, staffRole: 'buyer' },
  warehouse: { userType: userTypes.unknown, staffRole: 'warehouse' },
  finance: { userType: userTypes.unknown, staffRole: 'finance' },
  service: {
    userType: userTypes.unknown,
    staffRole: 'service',
    firstName: 'Sipho',
    lastName: 'Dlamini',
    mobile: '+27825550198',
  },
  consultant: {
    userType: userTypes.unknown,
    staffRole: 'service',
    firstName: 'Anele',
    lastName: 'Botha',
    mobile: '+27825550197',
  },
  marketing: { userType: userTypes.unknown, staffRole: 'marketing' },
  /** Sends to our warehouse what they bought elsewhere, and leaves things there for long. */
  forwarder: { userType: userTypes.normalPersonal, firstName: 'Kagiso', lastName: 'Molefe' },
  /** Has a shelf full of goods in China. */
  shipper: { userType: userTypes.normalPersonal, firstName: 'Thandi', lastName: 'Mabena' },
};

/** Whom the shop still reminds to confirm their email address. */
const unconfirmed: readonly string[] = ['new', 'ambassador', 'influencer', 'nolinks'];

/** All but the newcomer were here before their first bill. */
const joined = (name: string) => addDays(new Date(worldDay), name === 'new' ? 0 : -280);

/** Everybody knows the password of all of them, so one hash will do: each takes a while. */
export async function makeAccounts(): Promise<NewAccount[]> {
  const passwordHash = await hashPassword(demoPassword);
  return Object.entries(people).map(([name, account]) => ({
    ...account,
    username: `demo_${name}`,
    email: `${name}@demo.test`,
    passwordHash,
    createdAt: joined(name),
    emailVerifiedAt: unconfirmed.includes(name) ? null : new Date(worldDay),
  }));
}
