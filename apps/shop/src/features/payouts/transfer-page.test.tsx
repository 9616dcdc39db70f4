import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { Refusal } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';

test('money goes to another shopper after its name was confirmed', async () => {
  const sent: { number: string; sent: true; name: string; amountCents: number; note: string }[] = [];
  const { shop } = await openPage(
    '/user/toTransfer',
    {
      'GET /api/user/transferinfo': {
        availableCents: 500_000,
        minCents: 1_000,
        maxCents: 1_000_000,
        leftTodayCents: 1_000_000,
        leftTodayCount: 10,
        codeAboveCents: 50_000,
      },
      'GET /api/user/transferlist': () => ({ items: sent, total: sent.length, page: 1, pages: 1 }),
      'GET /api/user/transferto': ({ to }) =>
        to === 'demo_member' ? { name: 'Bu*** Z.' } : new Refusal('noRecipient'),
      'POST /api/user/rechargetransfer': ({ amountCents, note }) => {
        sent.push({ number: 'TR1', sent: true, name: 'Bu*** Z.', amountCents, note });
        return { number: 'TR1', name: 'Bu*** Z.', amountCents, availableCents: 490_000 };
      },
      'GET /api/user/basicinfo': {},
    },
    { as: {} },
  );
  const form = page.getByRole('region', { name: 'Send money' });
  await form.getByLabelText('To').fill('nobody_at_all');
  await form.getByLabelText('Amount').fill('100');
  await userEvent.keyboard('{Enter}');
  await expect.element(form.getByRole('alert')).toMatchTextContent('We know nobody by this username');
  await form.getByLabelText('To').fill('demo_member');
  await form.getByLabelText('Note').fill('<b>Thanks</b>');
  await userEvent.keyboard('{Enter}');
  const sheet = page.getByRole('dialog', { name: 'Is this right?' });
  await expect.element(sheet).toMatchTextContent('Bu*** Z.');
  await expectAccessible('confirming a transfer');
  await sheet.getByLabelText('Your password').fill('demo1234');
  await userEvent.keyboard('{Enter}');
  await expect.element(form.getByRole('status')).toMatchTextContent('R 100.00 is with Bu*** Z.');
  const rows = page.getByRole('list', { name: 'Transfers' }).getByRole('listitem');
  await expect.element(rows.first()).toMatchTextContent('<b>Thanks</b>');
  await expect.element(rows.first()).toMatchTextContent('-R 100.00');
  expect(shop.inputs('POST /api/user/rechargetransfer')).toMatchObject([
    { to: 'demo_member', amountCents: 10_000, note: '<b>Thanks</b>', password: 'demo1234' },
  ]);
});
