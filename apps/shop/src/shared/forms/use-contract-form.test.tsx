import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { useContractForm } from './use-contract-form.ts';

const rules = z.strictObject({ name: z.string().min(3, { error: 'Say your name.' }) });
type Rules = typeof rules;

function Form({ schema, sent }: { schema: () => Promise<Rules>; sent: unknown[] }) {
  const { register, errors, submit } = useContractForm({
    schema,
    defaultValues: { name: '' },
    send: async (entered) => sent.push(entered),
  });
  return (
    <main>
      <form onSubmit={submit}>
        <input aria-label="Name" {...register('name')} />
        {errors.name?.message}
        <button type="submit">Send</button>
      </form>
    </main>
  );
}

let close: () => void = () => undefined;
afterEach(() => close());

async function fillIn(schema: () => Promise<Rules>, name: string): Promise<unknown[]> {
  const sent: unknown[] = [];
  const root = document.body.appendChild(document.createElement('div'));
  const app = createRoot(root);
  close = () => {
    app.unmount();
    root.remove();
  };
  app.render(
    <QueryClientProvider client={new QueryClient()}>
      <Form schema={schema} sent={sent} />
    </QueryClientProvider>,
  );
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Send' }).click();
  return sent;
}

test('a form says what the server would say, and sends nothing', async () => {
  const sent = await fillIn(async () => rules, 'ab');
  await expect.element(page.getByText('Say your name.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('rules that a bad line kept back keep nobody from sending', async () => {
  const lost = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
  const sent = await fillIn(lost, 'ab');
  await expect.poll(() => sent).toEqual([{ name: 'ab' }]);
});
