import { Sheet, SheetClose } from '@sgb/ui/sheet.tsx';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

function show(element: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(element);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}

const rates = (
  <Sheet
    title="Rates"
    trigger={<button type="button">Show rates</button>}
    footer={
      <SheetClose>
        <button type="button">Done</button>
      </SheetClose>
    }
  >
    Everything in rand.
  </Sheet>
);

test('a sheet is opened by its trigger, and gives the focus back to it however it is closed', async () => {
  show(rates);
  const trigger = page.getByRole('button', { name: 'Show rates' });
  const sheet = page.getByRole('dialog', { name: 'Rates' });
  const ways = [
    () => page.getByRole('button', { name: 'Done' }).click(),
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => userEvent.keyboard('{Escape}'),
  ];
  for (const close of ways) {
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await trigger.click();
    await expect.element(sheet).toMatchTextContent('Everything in rand.');
    await close();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  }
});

test('one that is open from the beginning is shown in the browser, and is no part of what the server sends', async () => {
  const open = (
    <Sheet open title="Kit">
      Cards to share
    </Sheet>
  );
  expect(renderToString(open)).toBe('');
  show(open);
  await expect.element(page.getByRole('dialog', { name: 'Kit' })).toMatchTextContent('Cards to share');
});
