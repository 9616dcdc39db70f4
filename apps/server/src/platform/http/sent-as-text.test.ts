import { oneOf, whole } from '@sgb/contract/fields.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readAsText } from './sent-as-text.ts';

const schema = z.strictObject({
  notshow: z.boolean().optional(),
  ids: z.array(whole(1, 100)).optional(),
  status: oneOf(10, 20).optional(),
  startDate: z.iso.date().optional(),
  note: z.string().default(''),
  name: z.string().min(2).optional(),
  needed: whole(1, 9).optional(),
  business: z.strictObject({ companyname: z.string() }).optional(),
});

test.each([
  [{ notshow: 'true' }, { notshow: true }],
  [{ notshow: '0' }, { notshow: false }],
  [{ ids: '1,2, 3' }, { ids: [1, 2, 3] }],
  [{ ids: '7' }, { ids: [7] }],
  [{ 'ids[]': ['1', '2'] }, { ids: [1, 2] }],
  [{ status: '', startDate: '' }, {}],
  [
    { status: '10', note: '' },
    { status: 10, note: '' },
  ],
  // A text with a comma is a text.
  [{ note: 'a,b' }, { note: 'a,b' }],
  [{ business: '{"companyname":"Nkosi"}' }, { business: { companyname: 'Nkosi' } }],
])('%j is read as %j', (sent, read) => expect(schema.parse(readAsText(schema, sent))).toMatchObject(read));

test.each([[{ notshow: 'perhaps' }], [{ ids: '1,x' }], [{ status: '30' }], [{ other: '' }], [{ name: 'a' }]])(
  '%j is refused as before',
  (sent) => expect(schema.safeParse(readAsText(schema, sent)).success).toBe(false),
);

test('what must be there is not left out because it is empty', () => {
  const needed = z.strictObject({ id: whole(1, 9) });
  expect(needed.safeParse(readAsText(needed, { id: '' })).success).toBe(false);
});

test.each(['constructor', '__proto__', 'toString', 'constructor[]'])(
  'a field called %s is none that the contract knows',
  (name) => {
    const sent = Object.fromEntries([[name, '1']]);
    expect(
      z.strictObject({ yes: z.boolean().optional() }).safeParse(readAsText(z.strictObject({}), sent)).success,
    ).toBe(false);
  },
);

test('a word that every object knows is no yes and no no', () => {
  expect(readAsText(z.strictObject({ yes: z.boolean() }), { yes: 'constructor' })).toEqual({ yes: 'constructor' });
});
