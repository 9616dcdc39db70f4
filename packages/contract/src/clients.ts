import { addressTypeIds } from './addresses.ts';
import { countryIds } from './countries.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { receiverId, receiverInput } from './receiver-fields.ts';
import * as z from './zod.ts';

const addressType = z.object({ id: z.literal(addressTypeIds), name: z.string(), hint: z.string() });

const kept = z.object({
  id: z.int(),
  label: z.string(),
  type: z.literal(addressTypeIds),
  firstName: z.string(),
  lastName: z.string(),
  /** +27821234567 */
  mobile: z.string(),
  altMobile: z.string(),
  email: z.string(),
  countryId: z.literal([...countryIds]),
  province: z.string(),
  city: z.string(),
  suburb: z.string(),
  postcode: z.string(),
  street: z.string(),
  unit: z.string(),
  note: z.string(),
  isDefault: z.boolean(),
  idType: z.literal([0, 1, 2]),
  /** All but the last three signs hidden; the number itself never leaves the server. */
  idMasked: z.string(),
});
export type Receiver = z.output<typeof kept>;

/** A receiver as lists show it, with the number in groups. */
const listed = kept.extend({ mobileText: z.string() });
export type ListedReceiver = z.output<typeof listed>;

export const listAddressTypes = endpoint({
  method: 'GET',
  path: '/api/user/address/typelist',
  summary: 'The kinds of address: residential, business, locker, ambassador pickup',
  auth: 'shopper',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({}),
  output: z.object({ items: z.array(addressType) }),
});

export const listReceivers = endpoint({
  method: 'GET',
  path: '/api/user/address/list',
  summary: `The receivers of the account, the default one first, ${pageSize} a page; keyword looks in names, numbers and places`,
  auth: 'shopper',
  limit: 'browse',
  queries: 4,
  input: z.strictObject({
    page: ownPage,
    keyword: z.string().trim().max(50, { error: 'Use at most 50 characters.' }).default(''),
  }),
  output: z.object({
    items: z.array(listed),
    /** That match the keyword. */
    ...pageFields,
    /** Of the account, and the most it may have. */
    count: z.int(),
    limit: z.int(),
    mayImport: z.boolean(),
  }),
});
export type ReceiverPage = z.output<typeof listReceivers.output>;

export const getReceiver = endpoint({
  method: 'GET',
  path: '/api/user/address/editpage',
  summary: 'What the form needs: one receiver of the account, or none for a new one',
  auth: 'shopper',
  limit: 'browse',
  queries: 4,
  input: z.strictObject({ id: receiverId.optional() }),
  output: z.object({
    receiver: kept.nullable(),
    types: z.array(addressType),
    count: z.int(),
    limit: z.int(),
  }),
});
export type ReceiverForm = z.output<typeof getReceiver.output>;

export const saveReceiver = endpoint({
  method: 'POST',
  path: '/api/user/address/edit',
  summary: 'Add a receiver, or change one of the account',
  auth: 'shopper',
  limit: 'browse',
  queries: 7,
  input: receiverInput,
  output: z.object({ id: z.int() }),
});

export const deleteReceiver = endpoint({
  method: 'POST',
  path: '/api/user/address/delete',
  summary: 'Take a receiver out of the list; another becomes the default if it was that',
  auth: 'shopper',
  limit: 'browse',
  queries: 6,
  input: z.strictObject({ rid: receiverId }),
  output: z.object({ count: z.int() }),
});

export const makeDefaultReceiver = endpoint({
  method: 'POST',
  path: '/api/user/address/default',
  summary: 'Make a receiver the default one',
  auth: 'shopper',
  limit: 'browse',
  queries: 6,
  input: z.strictObject({ rid: receiverId }),
  output: z.object({ id: z.int() }),
});

/** The text of a CSV file. */
const csv = z
  .string({ error: 'must be the text of a CSV file' })
  .min(1, { error: 'The file is empty.' })
  .max(400_000, { error: 'The file is too large. 500 receivers need less than 400 KB.' });

const fault = z.object({ field: z.string(), message: z.string() });

const checkedRow = z.object({
  /** In the file, counted from 1; the heading is line 1. */
  line: z.int(),
  name: z.string(),
  mobile: z.string(),
  place: z.string(),
  idMasked: z.string(),
  faults: z.array(fault),
});
export type CheckedRow = z.output<typeof checkedRow>;

const checkedFile = z.object({
  rows: z.array(checkedRow),
  good: z.int(),
  bad: z.int(),
  /** What is wrong with the file as a whole; '' when nothing is. */
  fault: z.string(),
});
export type CheckedFile = z.output<typeof checkedFile>;

export const checkReceiverFile = endpoint({
  method: 'POST',
  path: '/api/user/address/importcheck',
  summary: 'Read a CSV file of receivers and say what is wrong with it, row by row; writes nothing',
  auth: 'shopper',
  right: 'manyReceivers',
  limit: 'lookup',
  queries: 4,
  input: z.strictObject({ csv }),
  output: checkedFile,
});

export const importReceivers = endpoint({
  method: 'POST',
  path: '/api/user/address/import',
  summary: 'Add all receivers of a CSV file, or none of them',
  auth: 'shopper',
  right: 'manyReceivers',
  limit: 'lookup',
  queries: 6,
  input: z.strictObject({ csv }),
  output: z.object({ added: z.int() }),
});

const place = z.object({
  id: z.int(),
  suburb: z.string(),
  city: z.string(),
  province: z.string(),
  /** The street code; '' where a country has none or we do not know it. */
  postcode: z.string(),
  countryId: z.literal([...countryIds]),
  country: z.string(),
  /** 'Rosebank, Johannesburg, 2196': names repeat, so the city and the code are always there. */
  label: z.string(),
  /** The same with province and country. */
  text: z.string(),
});
export type Place = z.output<typeof place>;

export const searchPostcode = endpoint({
  method: 'GET',
  path: '/api/deliveryorder/searchPostcode',
  summary: `Suburbs and towns by the beginning of their words or of their code, small slips forgiven; ${pageSize} a page`,
  auth: 'guest',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({
    suburb: z
      .string({ error: 'Please fill in correct suburb.' })
      .trim()
      .min(1, { error: 'Please fill in correct suburb.' })
      .max(60, { error: 'Please fill in correct suburb.' }),
    page: whole(1, 1000).default(1),
    /** Only places of this country. */
    countryId: oneOf(...countryIds).optional(),
  }),
  output: z.object({ items: z.array(place), ...pageFields }),
});
