import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../api/api.ts';
import { ListPage } from './list-page.tsx';
import { sortIn } from './sorting.ts';
import type { Column } from './table.tsx';

interface Somebody {
  readonly id: number;
  readonly name: string;
}

const columns: readonly Column<Somebody>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'id', title: 'Number', value: ({ id }) => id },
];
const all = ['Anna', 'Ben', 'Cleo', 'Dudu', 'Eva'].map((name, id) => ({ id, name }));
let close = () => {};
afterEach(() => close());

/** Five people, two a page, by a key as in a list of millions, which is sorted by their names. */
function List() {
  return (
    <ListPage
      title="People"
      columns={columns}
      filters={[{ name: 'keyword', label: 'Name has' }]}
      sorts={['name']}
      source={(view, _page, after) => {
        const keyword = view.get('keyword') ?? '';
        const { sort } = sortIn(view, ['name']);
        return queryOptions<{ items: Somebody[]; next: string | null }>({
          queryKey: ['people', keyword, sort, after],
          queryFn: async () => {
            const known = all.filter(({ name }) => name.includes(keyword));
            const inOrder = sort === '-name' ? known.toReversed() : known;
            const rest = inOrder.slice(inOrder.findIndex(({ id }) => String(id) === after) + 1);
            return { items: rest.slice(0, 2), next: rest.length > 2 ? String(rest[1]?.id) : null };
          },
        });
      }}
      rowKey={({ id }) => String(id)}
      empty="Nobody"
    >
      {({ name }) => <p>All about {name}</p>}
    </ListPage>
  );
}

function open(address: string) {
  const root = document.body.appendChild(document.createElement('div'));
  const router = createMemoryRouter([{ path: '*', Component: List }], { initialEntries: [address] });
  const app = createRoot(root);
  app.render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  close = () => {
    app.unmount();
    root.remove();
  };
  return router;
}

test('a long list goes on where it stopped, and back', async () => {
  const router = open('/people');
  await expect.element(page.getByRole('button', { name: 'Ben' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByRole('button', { name: 'Dudu' })).toBeVisible();
  expect(router.state.location.search).toBe('?after=1');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('The end of the list')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByRole('button', { name: 'Cleo' })).toBeVisible();
});

test('what is typed stands in the address and begins at the first page', async () => {
  const router = open('/people?after=1');
  await page.getByRole('searchbox', { name: 'Name has' }).fill('e');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Ben' })).toBeVisible();
  expect(router.state.location.search).toBe('?keyword=e');
  await page.getByRole('searchbox', { name: 'Name has' }).fill('q');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Nobody')).toBeVisible();
});

test('a row is opened with the keys, and stands in the address', async () => {
  const router = open('/people');
  await expect.element(page.getByRole('button', { name: 'Anna' })).toBeVisible();
  await userEvent.keyboard('j{Enter}');
  await expect.element(page.getByText('All about Ben')).toBeVisible();
  expect(router.state.location.search).toBe('?open=1');
});

test('a long list is sorted by the server, over all of its pages; in the page only where it is the whole list', async () => {
  const router = open('/people');
  const heading = (name: string) => page.getByRole('columnheader', { name }).getByRole('button');
  await heading('Name').click();
  await heading('Name').click();
  await expect.element(page.getByRole('button', { name: 'Eva' })).toBeVisible();
  expect(router.state.location.search).toBe('?sort=-name');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByRole('button', { name: 'Cleo' })).toBeVisible();
  // The server does not sort by it, and this is a part of the list.
  expect(heading('Number').query()).toBeNull();
  close();
  open('/people?keyword=n&sort=-id');
  await expect.element(page.getByRole('columnheader', { name: 'Number' })).toHaveAttribute('aria-sort', 'descending');
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('Ben1');
});
