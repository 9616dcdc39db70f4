import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Opened } from './opened.tsx';

let close = () => {};
afterEach(() => close());

const columns = [{ key: 'title', title: 'Title', value: ({ title }: { title: string }) => title }];

/** A form of a row, and a colleague who changes it. */
function Both() {
  const [title, setTitle] = useState('Summer');
  return (
    <>
      <button type="button" onClick={() => setTitle(`${title}!`)}>
        Colleague saves
      </button>
      <Opened row={{ title }} version={title} columns={columns}>
        <input aria-label="Title" defaultValue={title} />
      </Opened>
    </>
  );
}

test('what was typed stays when somebody else changes the row, and both are told apart', async () => {
  close = show(<Both />, {}).close;
  const field = page.getByLabelText('Title', { exact: true });
  const colleague = page.getByRole('button', { name: 'Colleague saves' });
  await colleague.click();
  // Nothing was typed: it is shown as it is now.
  await expect.element(field).toHaveValue('Summer!');
  await userEvent.fill(field, 'Winter');
  await colleague.click();
  await expect.element(page.getByText('Title: was Summer!, is now Summer!!.')).toBeVisible();
  await expect.element(field).toHaveValue('Winter');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(field).toHaveValue('Summer!!');
});
