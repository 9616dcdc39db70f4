import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ask } from './api.ts';
import { demoPassword } from './session.ts';

/** Logs in to the console by its form, as one of the demo's staff. */
export async function enterConsole(page: Page, name: string): Promise<void> {
  await page.goto('/console/');
  await page.getByLabel('Username or email').fill(`${name}@demo.test`);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor();
}

/** Opens a page by the navigation, and waits until it is there: what is clicked next is of it, and not of the page before. */
export async function openPage(page: Page, name: RegExp): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGPgz/bHihiGlgQAkuUyQZuZ6bwAAAAASUVORK5CYII=',
  'base64',
);

/** Opens an account with a confirmed number, as a stranger would. */
export async function register(request: APIRequestContext): Promise<{ ticket: string; username: string }> {
  const mobile = `06${String(Date.now()).slice(-8)}`;
  const name = `candidate_${mobile}`;
  await ask(request, 'GET /api/user/registersmspin', { countryid: 1, mobile });
  const { list } = await ask(request, 'GET /api/demo/outbox', { to: `+27${mobile.slice(1)}` });
  const made = await ask(request, 'POST /api/user/registernew', {
    version: '20220520',
    kind: 'personal',
    countryid: 1,
    mobile,
    smspin: list[0]?.body.slice(0, 6) ?? '',
    email: `${name}@example.com`,
    firstname: 'Zanele',
    lastname: 'Dube',
    username: name,
    password: demoPassword,
    repeat: demoPassword,
    suburb: 'Sandton',
    source: 3,
    purpose: 1,
    terms: true,
  });
  return { ticket: made.ticket, username: name };
}

async function uploadDocument(request: APIRequestContext, ticket: string): Promise<string> {
  const file = { name: 'id.png', type: 'image/png', size: picture.length, dirtype: 'identity' } as const;
  const { fileName } = await ask(request, 'GET /api/upload/file', file, ticket);
  const sent = await request.post('/api/upload/file', {
    params: { fileName, ticket },
    headers: {
      'content-type': 'application/octet-stream',
      'content-range': `bytes 0-${picture.length - 1}/${picture.length}`,
    },
    data: picture,
  });
  return (await sent.json()).data.fileName;
}

/** Applies to lead a group-buy, with a document. */
export async function applyAsAmbassador(request: APIRequestContext, ticket: string): Promise<void> {
  const files = [await uploadDocument(request, ticket)];
  await ask(
    request,
    'POST /api/groupship/apply',
    {
      countryid: 1,
      whatsapp: '082 555 0177',
      // Where no other test lives: an ambassador takes whoever registers there.
      areas: [{ suburb: 'Mountain View', code: '0082' }],
      pickup: { street: '12 Main Road', suburb: 'Mountain View', code: '0082', unit: '', note: 'Ring twice' },
      hours: [{ day: 6, from: '09:00', to: '12:00' }],
      languages: ['en'],
      why: 'I know everybody in my street.',
      bank: { bank: 'Capitec', branchCode: '470010', number: '1234567890', kind: 1, password: demoPassword },
      identity: { idType: 2, idNumber: `A${String(Date.now()).slice(-9)}`, files },
    },
    ticket,
  );
}
