import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../shared/testing/show.tsx';
import { Arrange } from './list-page.tsx';

let close = () => {};
afterEach(() => close());

const rows = [
  { row: 'hotsale', title: 'Hot sale', note: '' },
  { row: 'howitworks', title: '', note: '' },
] as const;
const home = { rows: [...rows], seen: '2026-11-17T08:00:00.000Z', history: [] };

test('rows are moved and put in, and saved with a reason once each has its title', async () => {
  const shown = show(<Arrange home={home} />, { 'POST /api/staff/home/save': { from: '2026-11-18T08:00:00.000Z' } });
  close = shown.close;
  const save = page.getByRole('button', { name: 'Save' });
  await expect.element(save).toBeDisabled();
  await page.getByRole('listitem', { name: 'How it works' }).getByRole('button', { name: 'Up' }).click();
  await page.getByRole('button', { name: 'Put in: New goods' }).click();
  await userEvent.fill(page.getByLabelText('Why'), 'Garden weeks');
  await expect.element(save).toBeDisabled();
  await userEvent.fill(page.getByRole('listitem', { name: 'New goods' }).getByLabelText('Title'), 'Fresh');
  await save.click();
  await expect
    .poll(() => shown.sent[0]?.input)
    .toMatchObject({
      rows: [{ row: 'howitworks' }, { row: 'hotsale' }, { row: 'new', title: 'Fresh' }],
      reason: 'Garden weeks',
      seen: home.seen,
    });
});
