import { validate } from 'south-african-id-validator';
import { addressRules, addressTypeIds, codeProblem, idTypes, isPostBox } from './addresses.ts';
import { type CountryId, countryIds } from './countries.ts';
import { oneOf, whole } from './fields.ts';
import { readPhone } from './phone.ts';
import * as z from './zod.ts';

/** Invisible signs turn a name into another that looks the same; nothing a person types on purpose has them. */
const unseen = /(?![\t\n\r])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

function tidy(text: string): string {
  return text.normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ').trim();
}

/** One line of text, tidied before it is measured. */
function line(min: number, max: number, tooShort: string, tooLong = `Use at most ${max} characters.`) {
  return z
    .string({ error: tooShort })
    .max(1000, { error: tooLong })
    .overwrite(tidy)
    .refine((text) => [...text].length >= min, { error: tooShort })
    .refine((text) => [...text].length <= max, { error: tooLong });
}

const optional = (max: number) => line(0, max, 'must be text').default('');

function name(word: string) {
  return line(2, 30, `Enter the ${word}, 2 to 30 letters.`).refine(
    (text) => /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u.test(text),
    {
      error: "Use letters, spaces, - and ' only.",
    },
  );
}

export const receiverId = whole(1, 2_147_483_647);

/** All that a shopper writes about a receiver. What depends on the country is checked below, together. */
const fields = z.strictObject({
  /** Left out: a new receiver. */
  id: receiverId.optional(),
  label: optional(30),
  type: oneOf(...addressTypeIds),
  firstName: name('first name'),
  lastName: name('last name'),
  mobile: line(1, 40, 'Enter a mobile number the courier can call.'),
  altMobile: optional(40),
  email: line(0, 254, 'must be text', 'An email address is shorter than 255 characters.')
    .refine((text) => text === '' || z.email().safeParse(text).success, {
      error: 'This is not an email address. Try name@example.com.',
    })
    .default(''),
  countryId: oneOf(...countryIds),
  province: line(1, 40, 'Choose one from the list.'),
  city: line(2, 60, 'Enter the city or town.'),
  suburb: optional(60),
  postcode: optional(10),
  street: line(5, 100, 'Enter street number and name, 5 to 100 characters.').refine((text) => !isPostBox(text), {
    error: 'Couriers cannot deliver to a PO Box. Enter a street address.',
  }),
  unit: optional(60).refine((text) => !isPostBox(text), {
    error: 'Couriers cannot deliver to a PO Box.',
  }),
  note: optional(100),
  idType: oneOf(0, 1, 2).default(0),
  /** Left empty with an unchanged type: what is kept already stays. */
  idNumber: optional(30),
  isDefault: z.boolean({ error: 'must be true or false' }).default(false),
});

const idFaults = {
  INVALID_LENGTH: 'A South African ID number has 13 digits.',
  INVALID_FORMAT: 'A South African ID number has 13 digits.',
  INVALID_CHECKSUM: 'One of these digits is wrong. Compare it with the ID.',
  INVALID_DATE: 'An ID number begins with the date of birth; this one is no date.',
} as const;

/** What is wrong with a number of this type, or null. */
export function idProblem(idType: number, idNumber: string): string | null {
  if (idType === idTypes.southAfricanId) {
    const checked = validate(idNumber.replaceAll(' ', ''));
    return checked.valid ? null : idFaults[checked.error];
  }
  if (idType === idTypes.passport && !/^[A-Za-z0-9]{6,12}$/.test(idNumber.replaceAll(' ', ''))) {
    return 'A passport number has 6 to 12 letters and digits.';
  }
  return null;
}

type Faults = Partial<Record<keyof z.output<typeof fields>, string | null>>;

type Given = Partial<z.output<typeof fields>>;

/** Fields that are not even what they should be are told of elsewhere. */
function readable(given: Given): Given {
  const readableField = ([name, value]: [string, unknown]) =>
    typeof value === 'string' || (typeof value === 'number' && /^(countryId|idType)$/.test(name));
  return Object.fromEntries(Object.entries(given).filter(readableField));
}

/** What is wrong with fields that depend on the country or on one another. */
function faultsOf(given: Given): Faults {
  const { countryId, mobile, altMobile, province, suburb, postcode, idType, idNumber } = readable(given);
  const country = countryIds.find((id) => id === countryId);
  const phone = (typed: string | undefined, id: CountryId) => {
    const read = typed ? readPhone(typed, id) : null;
    return read && 'problem' in read ? read.problem : null;
  };
  return {
    ...(country && {
      mobile: phone(mobile, country),
      altMobile: phone(altMobile, country),
      province: province && !addressRules[country].regions.includes(province) ? 'Choose one from the list.' : null,
      suburb: suburb === '' && addressRules[country].suburbRequired ? 'Please fill in correct suburb.' : null,
      postcode: postcode === undefined ? null : codeProblem(country, postcode),
    }),
    idNumber: idType && idNumber ? idProblem(idType, idNumber) : null,
  };
}

export const receiverInput = fields.superRefine(
  (given, context) => {
    for (const [field, message] of Object.entries(faultsOf(given))) {
      const known = context.issues.some(({ path }) => path?.[0] === field);
      if (message && !known) context.addIssue({ code: 'custom', path: [field], message });
    }
  },
  // All faults at once, also when some field alone is wrong already.
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

export type ReceiverInput = z.output<typeof receiverInput>;
/** As a form or a file gives it. */
export type ReceiverEntry = z.input<typeof receiverInput>;
