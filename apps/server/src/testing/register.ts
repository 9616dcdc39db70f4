import type { InputOf } from '@sgb/contract/client.ts';
import type { TestShop } from './shop.ts';

type Form = InputOf<'POST /api/user/registernew'>;

let people = 0;

/** Opens an account as a stranger would, with a number and a name that nobody else has. */
export async function registerSomebody(shop: TestShop, changes: Partial<Form> = {}) {
  const place = String(++people).padStart(3, '0');
  const mobile = `083 777 0${place}`;
  await shop.client().call('GET /api/user/registersmspin', { countryid: 1, mobile });
  const { list } = await shop.client().call('GET /api/demo/outbox', { to: `+27837770${place}` });
  return shop.client().call('POST /api/user/registernew', {
    version: '20220520',
    kind: 'personal',
    countryid: 1,
    mobile,
    smspin: list[0]?.body.slice(0, 6) ?? '',
    email: `somebody${place}@example.com`,
    firstname: 'Some',
    lastname: 'Body',
    username: `somebody_${place}`,
    password: 'kudu-77',
    repeat: 'kudu-77',
    suburb: 'Nowhere',
    source: 3,
    purpose: 1,
    terms: true,
    ...changes,
  });
}
