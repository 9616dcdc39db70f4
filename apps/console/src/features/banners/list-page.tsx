import { dateAndTime } from '@sgb/contract/date-words.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { query } from '../../shared/api/api.ts';
import { OpenForm } from '../../shared/forms/open-form.tsx';
import { pictureAddress } from '../../shared/links/picture-address.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { Banner } from './banner.ts';
import { BannerForm } from './banner-form.tsx';

const tones = { planned: 'info', running: 'good', over: 'neutral' } as const;

const columns: readonly Column<Banner>[] = [
  { key: 'title', title: 'Title', value: ({ title }) => title },
  {
    key: 'picture',
    title: 'Picture',
    value: ({ picture }) => picture,
    cell: ({ picture }) => (
      <img src={pictureAddress(picture, 160)} alt="" className="h-10 w-28 rounded-control bg-sunk object-cover" />
    ),
  },
  { key: 'slot', title: 'Where', value: ({ slot }) => slot },
  { key: 'place', title: 'Place', value: ({ position }) => position, end: true },
  {
    key: 'leads',
    title: 'Leads to',
    value: ({ href }) => href,
    cell: ({ href }) => <span className="break-all">{href}</span>,
  },
  {
    key: 'until',
    title: 'Until',
    value: ({ until }) => until,
    cell: ({ until }) => (until ? dateAndTime(until) : 'no end'),
  },
  {
    key: 'state',
    title: 'State',
    value: ({ state }) => state,
    cell: ({ state }) => <Tag tone={tones[state]}>{state}</Tag>,
  },
];

/** @public */
export function Component() {
  return (
    <ListPage
      title="Banners"
      intro={<OpenForm words="Make a banner">{(close) => <BannerForm onDone={close} />}</OpenForm>}
      columns={columns}
      source={(_view, page) => query('GET /api/staff/banner/list', { page })}
      rowKey={({ id }) => String(id)}
      version={({ title, picture, until, position }) => `${title} ${picture} ${until} ${position}`}
      empty="There is no banner"
    >
      {(one) => (
        <section aria-label="Banner" className="rounded-card border border-line bg-card p-4">
          <BannerForm one={one} onDone={() => undefined} />
        </section>
      )}
    </ListPage>
  );
}
