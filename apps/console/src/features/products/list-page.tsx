import { Tag } from '@sgb/ui/tag.tsx';
import { query } from '../../shared/api/api.ts';
import { pictureAddress } from '../../shared/links/picture-address.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import type { Product } from './product.ts';
import { flagWords, ProductDetail } from './product-detail.tsx';

const stateOf = ({ hiddenAt, onShelf }: Product) => (hiddenAt ? 'hidden' : onShelf ? 'shown' : 'not sold');

const columns: readonly Column<Product>[] = [
  {
    key: 'title',
    title: 'Product',
    value: ({ title }) => title,
    cell: ({ title }) => <span className="line-clamp-2 max-w-sm">{title}</span>,
  },
  {
    key: 'picture',
    title: 'Picture',
    value: ({ picture }) => picture,
    cell: ({ picture }) => (
      <img src={pictureAddress(picture, 160)} alt="" className="size-12 rounded-control bg-sunk object-cover" />
    ),
  },
  { key: 'id', title: 'Number', value: ({ id }) => id },
  { key: 'supplier', title: 'Supplier', value: ({ supplier }) => supplier },
  {
    key: 'flags',
    title: 'Takes part in',
    value: ({ flags, flash }) =>
      flagWords
        .filter(([flag]) => flags & flag)
        .map(([, words]) => words)
        .concat(flash ? ['Flash teams'] : [])
        .join(', '),
  },
  {
    key: 'state',
    title: 'State',
    value: stateOf,
    cell: (product) => (
      <Tag tone={product.hiddenAt ? 'danger' : product.onShelf ? 'good' : 'neutral'}>{stateOf(product)}</Tag>
    ),
  },
];

const filters = [
  { name: 'q', label: 'Number or words' },
  {
    name: 'show',
    label: 'Which',
    options: [
      { value: 'found', label: 'Those with these words' },
      { value: 'hidden', label: 'Hidden ones' },
      { value: 'flash', label: 'With flash teams' },
    ],
  },
];

const source = (view: View, page: number) =>
  query('GET /api/staff/product/list', {
    show: (view.get('show') ?? 'found') as 'found',
    q: view.get('q') ?? '',
    page,
  });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Goods"
      columns={columns}
      filters={filters}
      source={source}
      rowKey={({ id }) => id}
      version={({ flags, hiddenAt, flash }) => `${flags} ${hiddenAt} ${flash}`}
      empty="Type the number of a product, or words of its title"
    >
      {(one) => <ProductDetail one={one} />}
    </ListPage>
  );
}
