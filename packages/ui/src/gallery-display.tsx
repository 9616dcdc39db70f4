import { Truck } from 'lucide-react';
import { Breadcrumb } from './breadcrumb.tsx';
import { Button } from './button.tsx';
import { Card, CardHeader } from './card.tsx';
import { Carousel } from './carousel.tsx';
import { Group, Item } from './gallery-frame.tsx';
import { Logo, LogoMark } from './logo.tsx';
import { Notice } from './notice.tsx';
import { Pagination } from './pagination.tsx';
import { Picture } from './picture.tsx';
import { Movement, Price } from './price.tsx';
import { Rating } from './rating.tsx';
import { TabLinks } from './tab-links.tsx';
import { Table } from './table.tsx';
import { Tag, type Tone } from './tag.tsx';

const TONES: [Tone, string][] = [
  ['neutral', 'Cancelled'],
  ['brand', 'SA Stock'],
  ['action', 'Sale'],
  ['info', 'On the way'],
  ['warn', 'Waiting to pay'],
  ['danger', 'Refused'],
  ['good', 'Signed'],
];
const ROWS = [
  { id: 'SGB-100231', goods: 'Enamel mug, blue, 350 ml', state: 'On the way', cents: 123400 },
  { id: 'SGB-100232', goods: 'Forty character title to test wrapping!', state: 'Waiting to pay', cents: 123456700 },
];
const COLUMNS = [
  { key: 'id', header: 'Order', primary: true, cell: (row: (typeof ROWS)[number]) => row.id },
  { key: 'goods', header: 'Goods', cell: (row: (typeof ROWS)[number]) => row.goods },
  { key: 'state', header: 'State', cell: (row: (typeof ROWS)[number]) => <Tag tone="info">{row.state}</Tag> },
  {
    key: 'total',
    header: 'Total',
    align: 'end' as const,
    cell: (row: (typeof ROWS)[number]) => <Price cents={row.cents} size="sm" />,
  },
];
const DRAWN = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#c9dcd3"/><circle cx="5" cy="5" r="3" fill="#0f6b4f"/></svg>')}`;

function Basics() {
  return (
    <Group title="Identity, money and tags">
      <Item name="Logo; the mark at 20, 32 and 64 px">
        <Logo />
        <Logo full />
        <LogoMark className="size-5" />
        <LogoMark />
        <LogoMark className="size-16" title="SGB" />
      </Item>
      <Item name="Type scale">
        <span className="text-xs">Twelve</span>
        <span className="text-sm">Fourteen</span>
        <span className="text-base">Sixteen</span>
        <span className="text-lg">Twenty</span>
        <span className="text-xl">Twenty-four</span>
        <span className="text-2xl">Thirty-two</span>
      </Item>
      <Item name="Price">
        <Price cents={123400} />
        <Price cents={8999} oldCents={12999} tone="action" size="lg" />
        <Price cents={2500} from size="lg" />
        <Price cents={2500} toCents={7999} />
        <Price cents={123456700} size="xl" />
      </Item>
      <Item name="Movement">
        <Movement cents={45000} word="Refund" />
        <Movement cents={-129900} word="Paid" />
        <Movement cents={0} word="Held" />
      </Item>
      <Item name="Tags">
        {TONES.map(([tone, word]) => (
          <Tag key={tone} tone={tone}>
            {word}
          </Tag>
        ))}
        <Tag tone="info" size="md" icon={<Truck aria-hidden="true" className="size-4" />}>
          On the way
        </Tag>
      </Item>
      <Item name="Rating">
        <Rating value={4.6} count={128} />
        <Rating value={2.5} size="md" />
        <Rating value={0} />
      </Item>
      <Notice title="Your parcel is held for 7 days" tone="warn">
        Pay the freight to release it.
      </Notice>
      <Notice tone="good">Address saved.</Notice>
    </Group>
  );
}

function Layout() {
  return (
    <Group title="Cards, pictures and carousel">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {[DRAWN, '/no-such-picture.jpg', null].map((src) => (
          <Card key={src ?? 'none'} padding="none" interactive className="overflow-hidden">
            <Picture src={src} alt="Enamel mug" sizes="(min-width: 768px) 240px, 50vw" />
            <div className="flex flex-col gap-1 p-3">
              <p className="line-clamp-2 text-sm">Enamel mug with a wooden handle, 350 ml</p>
              <Price cents={8999} />
            </div>
          </Card>
        ))}
        <Card as="section">
          <CardHeader
            title="Supplier"
            level={3}
            action={
              <Button size="sm" variant="ghost">
                Follow
              </Button>
            }
          />
          <Rating value={4.8} />
        </Card>
      </div>
      <Carousel label="Offers" autoplayMs={6000}>
        {['Winter blankets by the bale', 'Solar lamps from R 49', 'Free pickup in Gauteng'].map((line, i) => (
          <div key={line} className={['bg-brand-soft', 'bg-action-soft', 'bg-info-soft'][i]}>
            <p className="grid h-40 place-items-center px-16 text-center font-semibold text-lg md:h-60">{line}</p>
          </div>
        ))}
      </Carousel>
    </Group>
  );
}

function Navigation() {
  return (
    <Group title="Navigation and tables">
      <Breadcrumb
        items={[{ label: 'Home', href: '#home' }, { label: 'Kitchen', href: '#kitchen' }, { label: 'Enamel mugs' }]}
      />
      <TabLinks
        label="Order states"
        current="#all"
        items={[
          { href: '#all', label: 'All' },
          { href: '#pay', label: 'To pay', count: 2 },
          { href: '#way', label: 'On the way', count: 14 },
          { href: '#house', label: 'In warehouse' },
        ]}
      />
      <Table caption="Orders as cards on the phone" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.id} />
      <Table caption="Orders that scroll" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.id} phone="scroll" />
      <Pagination page={5} pageCount={12} hrefFor={(page) => `#page-${page}`} />
      <Pagination label="Few pages" page={1} pageCount={3} hrefFor={(page) => `#page-${page}`} />
    </Group>
  );
}

export function GalleryDisplay() {
  return (
    <>
      <Basics />
      <Layout />
      <Navigation />
    </>
  );
}
