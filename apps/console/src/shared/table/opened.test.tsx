import { Button } from '@sgb/ui/button.tsx';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAct } from '../api/api.ts';
import { useFields } from '../forms/use-fields.ts';
import { show } from '../testing/show.tsx';
import { Opened } from './opened.tsx';

let close = () => {};
afterEach(() => close());

const columns = [{ title: 'Title', value: ({ title }: { title: string }) => title }];
const save = 'POST /api/staff/coupon/save';

function Form({ title }: { title: string }) {
  const { values, on } = useFields({ title });
  const act = useAct(save, { done: 'Saved', changes: ['GET /api/staff/coupon/list'] });
  const terms = { key: 'x', type: 1, lifedays: 7 } as const;
  return (
    <>
      <input aria-label="Title" {...on('title')} />
      <Button guardMs={0} onClick={() => act.mutate({ ...terms, name: values.title })}>
        Save
      </Button>
    </>
  );
}

/** A form of a row, and a colleague who changes it. */
function Both() {
  const [row, setRow] = useState({ title: 'Summer', edition: 4 });
  const next = () => setRow(({ title, edition }) => ({ title: `${title}!`, edition: edition + 1 }));
  return (
    <>
      <button type="button" onClick={next}>
        Colleague saves
      </button>
      <button type="button" onClick={() => setRow({ ...row, edition: row.edition + 1 })}>
        Read again
      </button>
      <Opened row={row} version={row.title} edition={row.edition} columns={columns}>
        <Form title={row.title} />
      </Opened>
    </>
  );
}

const field = () => page.getByLabelText('Title', { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const refused = {
  status: 3000422,
  message: 'ann changed this on 18 Nov 2026, 09:42, after you opened it. Nothing was saved.',
  data: { by: 'ann', at: '2026-11-18T07:42:00Z' },
};

test('what was typed stays when somebody else changes the row, and both are told apart', async () => {
  close = show(<Both />, {}).close;
  await press('Colleague saves');
  // Nothing was typed: it is shown as it is now.
  await expect.element(field()).toHaveValue('Summer!');
  await userEvent.fill(field(), 'Winter');
  await press('Colleague saves');
  await expect.element(page.getByText('Title: was Summer!, is now Summer!!.')).toBeVisible();
  await expect.element(field()).toHaveValue('Winter');
  await press('Take theirs');
  await expect.element(field()).toHaveValue('Summer!!');
});

test('a form saves in the edition that it was shown in, not in the one that its list has read since', async () => {
  const shown = show(<Both />, {});
  close = shown.close;
  await userEvent.fill(field(), 'Winter');
  await press('Colleague saves');
  await press('Save');
  await expect.poll(() => shown.sent).toMatchObject([{ call: save, input: { name: 'Winter', edition: 4 } }]);
});

test('a refused save keeps what was typed and says who was quicker; one’s own is kept on purpose only', async () => {
  const shown = show(<Both />, {}, { [save]: refused });
  close = shown.close;
  await userEvent.fill(field(), 'Winter');
  await press('Save');
  await expect.element(page.getByText(/ann changed this on 18 Nov 2026, 09:42/).first()).toBeVisible();
  await expect.element(field()).toHaveValue('Winter');
  // Theirs comes with the next answer of the list.
  await press('Colleague saves');
  await expect.element(page.getByText(/Title: was Summer, is now Summer!\./)).toBeVisible();
  await press('Keep mine');
  await expect.element(field()).toHaveValue('Winter');
  await expect.element(page.getByText(/ann changed this/)).not.toBeInTheDocument();
  await press('Save');
  await expect.poll(() => shown.sent.map(({ input }) => (input as { edition: number }).edition)).toEqual([4, 5]);
});

test('after one’s own save the form goes on in the edition that it made', async () => {
  const shown = show(<Both />, {});
  close = shown.close;
  await userEvent.fill(field(), 'Winter');
  await press('Save');
  await expect.poll(() => shown.sent).toHaveLength(1);
  await press('Read again');
  await press('Save');
  await expect.poll(() => shown.sent.map(({ input }) => (input as { edition: number }).edition)).toEqual([4, 5]);
});
