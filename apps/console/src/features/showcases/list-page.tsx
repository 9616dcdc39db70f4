import { query } from '../../shared/api/api.ts';
import { OpenForm } from '../../shared/forms/open-form.tsx';
import { pictureAddress } from '../../shared/links/picture-address.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { Showcase } from './showcase.ts';
import { ShowcaseForm } from './showcase-form.tsx';

const columns: readonly Column<Showcase>[] = [
  { key: 'title', title: 'Title', value: ({ title }) => title },
  {
    key: 'picture',
    title: 'Picture',
    value: ({ picture }) => picture,
    cell: ({ picture }) => (
      <img src={pictureAddress(picture, 160)} alt="" className="h-10 w-28 rounded-control bg-sunk object-cover" />
    ),
  },
  { key: 'slug', title: 'Name', value: ({ slug }) => slug },
  { key: 'goods', title: 'Goods', value: ({ goods }) => goods, end: true },
  { key: 'picked', title: 'By hand', value: ({ picked }) => picked.length, end: true },
  {
    key: 'rule',
    title: 'Filled',
    value: ({ rule, slug }) =>
      rule
        ? `each night: ${rule.each} of each of ${rule.categories.length}`
        : slug === 'sastock'
          ? 'by what lies in Johannesburg'
          : 'by hand alone',
  },
];

/** @public */
export function Component() {
  return (
    <ListPage
      title="Showcases"
      intro={<OpenForm words="Make a showcase">{(close) => <ShowcaseForm onDone={close} />}</OpenForm>}
      columns={columns}
      source={(_view, page) => query('GET /api/staff/showcase/list', { page })}
      rowKey={({ slug }) => slug}
      version={(one) => JSON.stringify(one)}
      empty="There is no showcase"
    >
      {(one) => (
        <section aria-label="Showcase" className="rounded-card border border-line bg-card p-4">
          <ShowcaseForm one={one} onDone={() => undefined} />
        </section>
      )}
    </ListPage>
  );
}
