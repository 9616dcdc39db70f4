import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../shared/testing/show.tsx';
import type { Banner } from './banner.ts';
import { BannerForm } from './banner-form.tsx';

let close = () => {};
afterEach(() => close());

const save = 'POST /api/staff/banner/save';
const button = () => page.getByRole('button', { name: 'Save' });
const banner: Banner = {
  ...{
    id: 3,
    slot: 'home',
    position: 2,
    title: 'Spring is here',
    text: '',
    action: 'See it',
    href: '/localstock/index',
  },
  ...{ picture: '/p/1', tone: 'dark', from: '2026-11-20T06:00:00.000Z', until: '', state: 'running' },
};

test('a new one needs a picture; one that there is keeps its own', async () => {
  close = show(<BannerForm onDone={() => undefined} />, {}).close;
  await userEvent.fill(page.getByLabelText('Title'), 'Spring is here');
  await expect.element(button()).toBeDisabled();
  close();
  const shown = show(<BannerForm one={banner} onDone={() => undefined} />, {});
  close = shown.close;
  await userEvent.fill(page.getByLabelText('Until'), '2026-11-30T18:00');
  await button().click();
  // By the clock of Johannesburg, and nothing of a picture.
  await expect
    .poll(() => shown.sent[0]?.input)
    .toMatchObject({
      id: 3,
      tone: 'dark',
      position: 2,
      from: banner.from,
      until: '2026-11-30T16:00:00.000Z',
    });
  expect(shown.sent[0]?.input).not.toHaveProperty('picture');
});

test('what the server says of a field stands beside it, and nothing that was typed is lost', async () => {
  const no = { status: 3000001, message: 'until: It must end after it begins.', data: { field: 'until' } };
  close = show(<BannerForm one={banner} onDone={() => undefined} />, {}, { [save]: no }).close;
  await userEvent.fill(page.getByLabelText('Until'), '2026-11-01T18:00');
  await button().click();
  await expect.element(page.getByText('It must end after it begins.')).toBeVisible();
  await expect.element(page.getByLabelText('Until')).toHaveValue('2026-11-01T18:00');
});
