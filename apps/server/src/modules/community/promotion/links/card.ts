import { linkKinds } from '@sgb/contract/promotion-rules.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Card } from '../../../base/cards/index.ts';
import type { PictureService } from '../../../base/pictures/index.ts';
import { namedProducts, productCards } from '../../../goods/catalog/index.ts';
import { inviteCodeOf } from '../../../people/identity/index.ts';
import { landedLabel } from './captions.ts';
import { type LinkRow, linkByCode } from './link-store.ts';
import { addressOf, type Linked } from './links.ts';
import { couponCodeOf } from './redeem.ts';

export interface Pictured extends Linked {
  readonly pictures: PictureService;
}

const pictureWidth = 640;

const kickers = {
  [linkKinds.page]: 'Buy straight from China',
  [linkKinds.product]: 'Found for you',
  [linkKinds.activity]: 'On now',
  [linkKinds.supplier]: 'A supplier we like',
} as const;

interface Asked {
  readonly link: LinkRow;
  readonly address: string;
  readonly inviteCode: string;
  readonly variant: '' | '-tall' | '-qr';
  readonly svg: boolean;
}

/** Which picture of which link a name asks for: 'abcd2345-tall.png'; null where there is none. */
export async function askedPicture(app: Pictured, file: string): Promise<Asked | null> {
  const [, code, variant = '', ending] = /^([a-z2-9]{8})(-tall|-qr)?\.(png|svg)$/.exec(file) ?? [];
  const svg = ending === 'svg';
  if (!code || (svg && variant !== '-qr')) return null;
  return app.db.read(async (reader) => {
    const link = await linkByCode(reader, code);
    if (!link) return null;
    const inviteCode = await inviteCodeOf(reader, link.accountId);
    const address = addressOf(app.publicUrl, link, inviteCode);
    return { link, address, inviteCode, variant: variant as Asked['variant'], svg };
  });
}

async function pictureOf(app: Pictured, productId: number): Promise<Uint8Array | null> {
  const [named] = await app.db.read((reader) => namedProducts(reader, [productId]));
  if (!named) return null;
  const made = await app.pictures.get(named.picture, pictureWidth, 'webp', false);
  return typeof made === 'string' ? null : made.body;
}

/** The picture to share a link with: what it leads to, what that costs here and landed, and its code. */
export async function cardOfLink(app: Pictured, { link, address, inviteCode, variant }: Asked): Promise<Card> {
  const { kind, title, productId } = link;
  const [goods] = productId === null ? [] : await productCards(app, [productId]);
  return {
    shape: variant === '-tall' ? 'tall' : 'square',
    kicker: kickers[kind],
    title,
    untitled: 'Southern Group Buy',
    subtitle: goods
      ? `From ${goods.minOrder} ${goods.minOrder === 1 ? 'piece' : 'pieces'}, paid in rand`
      : 'Chinese wholesale prices, paid in rand',
    until: `Code ${couponCodeOf(inviteCode)} if you are new`,
    prices: goods
      ? [
          { label: 'Price', price: formatRand(goods.priceCents) },
          { label: landedLabel(goods), price: formatRand(goods.landedCents) },
        ]
      : [],
    link: address,
    picture: productId === null ? null : await pictureOf(app, productId),
    scan: 'Scan to shop',
  };
}
