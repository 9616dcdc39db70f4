import { idTypes } from '@sgb/contract/addresses.ts';
import { receiverInput } from '@sgb/contract/receiver-fields.ts';
import { dayMs } from '@sgb/contract/time.ts';
import {
  contactOf,
  hasReceivers,
  insertReceivers,
  type NewReceiver,
  noId,
  sealedId,
} from '@sgb/server/modules/people/clients/seed.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Database, Tx } from '@sgb/server/platform/db/database.ts';
import type { Vault } from '@sgb/server/platform/vault/vault.ts';
import { worldDay } from './catalogue/product.ts';

/** Name, mobile, label, type, country, province, city, suburb, code, street, unit, ID or passport. */
type Row = readonly [string, string, string, number, number, string, string, string, string, string, string, string];

const people: readonly Row[] = [
  [
    'Lerato Mokoena',
    '0821234567',
    'Home',
    1,
    1,
    'Gauteng',
    'Johannesburg',
    'Melville',
    '2092',
    '14 Fourth Avenue',
    '',
    '8001015009087',
  ],
  [
    'Lerato Mokoena',
    '0821234567',
    'Work',
    2,
    1,
    'Gauteng',
    'Sandton',
    'Sandown',
    '2196',
    '75 Maude Street',
    '3rd floor, reception',
    '',
  ],
  [
    'Palesa Mokoena',
    '58123456',
    'Mom',
    1,
    7,
    'Maseru',
    'Maseru',
    'Maseru West',
    '100',
    '22 Pioneer Road',
    '',
    'RB123456',
  ],
  [
    'Sipho Dlamini',
    '0731112222',
    '',
    1,
    1,
    'Gauteng',
    'Soweto',
    'Orlando West',
    '1804',
    '8115 Vilakazi Street',
    '',
    '7311190013080',
  ],
  ['Naledi Khumalo', '0612223333', '', 1, 1, 'Gauteng', 'Soweto', 'Diepkloof', '1862', '45 Immink Drive', '', ''],
  [
    'Thabo Molefe',
    '0794445555',
    'Taxi rank kiosk',
    2,
    1,
    'Gauteng',
    'Johannesburg',
    'Newtown',
    '2001',
    '1 Bree Street',
    'Stall 14',
    '',
  ],
  ['Anele Zulu', '0836667777', '', 1, 1, 'KwaZulu-Natal', 'Durban', 'Umlazi', '4066', '102 Mangosuthu Highway', '', ''],
  [
    'Johan van der Merwe',
    '0845556666',
    'Farm gate',
    1,
    1,
    'North West',
    'Potchefstroom',
    'Baillie Park',
    '2531',
    '7 Wilgen Street',
    '',
    '',
  ],
  [
    'Fatima Patel',
    '0827778888',
    '',
    1,
    1,
    'Western Cape',
    'Cape Town',
    'Athlone',
    '7764',
    '31 Klipfontein Road',
    'Unit 6, Al-Noor Court',
    '',
  ],
  ['Grace Banda', '0971234567', 'Lusaka', 1, 3, 'Lusaka', 'Lusaka', 'Kabulonga', '', '12 Chindo Road', '', 'ZN998877'],
  ['Tendai Moyo', '0771234567', '', 1, 4, 'Harare', 'Harare', 'Avondale', '', '7 King George Road', '', ''],
  [
    'Maria Nhantumbo',
    '841234567',
    '',
    1,
    2,
    'Maputo City',
    'Maputo',
    'Polana Cimento',
    '',
    'Avenida Julius Nyerere 812',
    '2.º andar',
    '',
  ],
  [
    'Kabelo Tau',
    '71234567',
    '',
    1,
    8,
    'South-East',
    'Gaborone',
    'Broadhurst',
    '',
    'Plot 2231, Segoditshane Way',
    '',
    '',
  ],
  [
    'Ndapewa Shikongo',
    '0811234567',
    'Coast',
    1,
    5,
    'Erongo',
    'Swakopmund',
    'Vineta',
    '',
    '19 Fischreier Street',
    '',
    '',
  ],
  ['Chisomo Phiri', '0881234567', '', 1, 6, 'Southern', 'Blantyre', 'Limbe', '', '4 Churchill Road', '', ''],
  [
    'Zanele Mthembu',
    '0762223344',
    'Locker',
    3,
    1,
    'Gauteng',
    'Randburg',
    'Cresta',
    '2194',
    'Cresta Shopping Centre, Beyers Naude Drive',
    'Entrance 4',
    '',
  ],
];

/** Which of them the people of the demo ship to, the first being the default. */
const receiversOf: Readonly<Record<string, readonly number[]>> = {
  demo_shopper: [0, 1, 2],
  demo_vip: [8, 15],
  demo_ambassador: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  demo_member: [3, 4],
  demo_shipper: [3, 4, 10],
  demo_business: [5, 7, 8, 10, 11, 12, 13, 15],
  demo_bigcustomer: [6, 9, 12, 14, 15],
};

function receiver(vault: Vault, accountId: number, row: Row, place: number): NewReceiver {
  const [name, mobile, label, type, countryId, province, city, suburb, postcode, street, unit, idNumber] = row;
  const [firstName, ...rest] = name.split(' ');
  const idType = idNumber === '' ? idTypes.none : countryId === 1 ? idTypes.southAfricanId : idTypes.passport;
  const entry = {
    label,
    type,
    firstName,
    lastName: rest.join(' '),
    mobile,
    countryId,
    province,
    city,
    suburb,
    postcode,
    street,
    unit,
    idType,
    idNumber,
  };
  const at = new Date(worldDay - place * dayMs);
  return {
    ...contactOf(receiverInput.parse(entry)),
    ...(idNumber === '' ? noId : sealedId(vault, accountId, idType, idNumber)),
    accountId,
    isDefault: place === 0,
    createdAt: at,
    updatedAt: at,
  };
}

/** Gives the people of the demo somebody to ship to, once. */
/** Whom parcels of a neighbour go to: somebody in South Africa who has shown a document. */
export async function giveReceiver(tx: Tx, vault: Vault, accountId: number, place: number): Promise<void> {
  const fitting = people.filter(([, , , , countryId, , , , , , , idNumber]) => countryId === 1 && idNumber !== '');
  const row = fitting[place % fitting.length];
  if (row) await insertReceivers(tx, [receiver(vault, accountId, row, 0)]);
}

export async function ensureDemoReceivers(db: Database, vault: Vault): Promise<void> {
  await db.transact(async (tx) => {
    if (await hasReceivers(tx)) return;
    for (const [username, places] of Object.entries(receiversOf)) {
      const account = await accountByLogin(tx, username);
      if (!account) continue;
      const rows = places.flatMap((index, place) => {
        const row = people[index];
        return row ? receiver(vault, account.id, row, place) : [];
      });
      await insertReceivers(tx, rows);
    }
  });
}
