import { homeRowList } from '@sgb/contract/home.ts';
import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const link = z.url({ protocol: /^https$/ });
const minute = z.int().min(0).max(1440);
const workingHours = z.object({ from: minute, to: minute }).nullable();

export const shopIdentity = defineSetting('shop.identity', z.object({ name: z.string(), longName: z.string() }), {
  name: 'SGB',
  longName: 'Southern Group Buy',
});

/** Who the shop is by law, as its invoices say. */
export const shopCompany = defineSetting(
  'shop.company',
  z.object({
    legalName: z.string().min(1),
    registrationNumber: z.string().min(1),
    vatNumber: z.string().regex(/^4\d{9}$/),
    address: z.array(z.string().min(1)).min(1).max(4),
  }),
  {
    legalName: 'SGB Southern Group Buy (Pty) Ltd',
    registrationNumber: '2024/123456/07',
    vatNumber: '4000000000',
    address: ['12 Main Reef Road', 'Selby, Johannesburg', '2001, South Africa'],
  },
);

export const shopContact = defineSetting(
  'shop.contact',
  z.object({
    email: z.email(),
    whatsapp: z.string().regex(/^\d{10,13}$/),
    messengerPage: link,
    helpPage: link,
    socialPage: link,
    microblogPage: link,
  }),
  {
    email: 'hello@sgb.example',
    whatsapp: '27600000000',
    messengerPage: 'https://www.facebook.com/sgb.example',
    helpPage: 'https://help.sgb.example/',
    socialPage: 'https://www.facebook.com/sgb.example',
    microblogPage: 'https://x.com/sgb_example',
  },
);

/** When people answer, in minutes of the day; public holidays are off by themselves. */
export const shopWorkingTime = defineSetting(
  'shop.workingTime',
  z.object({
    weekdays: workingHours,
    saturday: workingHours,
    sunday: workingHours,
    /** Further days off. */
    daysOff: z.array(z.iso.date()),
  }),
  { weekdays: { from: 480, to: 1020 }, saturday: { from: 480, to: 780 }, sunday: null, daysOff: [] },
);

/** What lies below the banners of the home page, from top to bottom. */
export const homeRows = defineSetting('home.rows', homeRowList, [
  { row: 'hotsale', title: 'Hot sale', note: '“Landed” is the goods, our fee and sea freight, for one piece.' },
  { row: 'localstock', title: 'SA Stock', note: 'Already in our Johannesburg warehouse.' },
  { row: 'groupbuy', title: '', note: '' },
  { row: 'ads', title: '', note: '' },
  { row: 'howitworks', title: '', note: '' },
  { row: 'new', title: 'New', note: '' },
  { row: 'invogue', title: 'In vogue', note: 'Fashion, picked by our buyers.' },
  { row: 'suppliers', title: 'Top suppliers', note: 'Scored by what buyers report.' },
  { row: 'recent', title: '', note: '' },
  { row: 'recommended', title: 'Recommended', note: '' },
]);
