import { type Channel, channels } from '@sgb/contract/promotion-rules.ts';
import { formatRand } from '@sgb/money/format.ts';

interface Shared {
  readonly title: string;
  readonly address: string;
  readonly couponCode: string;
  readonly priceCents: number | null;
  readonly landedCents: number | null;
}

/** What lies in South Africa costs nothing more but its delivery. */
function landedWords({ priceCents, landedCents }: Shared): string {
  if (landedCents === null) return '';
  if (landedCents === priceCents) return ', in South Africa already';
  return `, about ${formatRand(landedCents)} with fee and sea freight`;
}

const priceWords = (shared: Shared): string =>
  shared.priceCents === null ? '' : `${formatRand(shared.priceCents)} each${landedWords(shared)}`;

/** What lies in South Africa has landed for its price. */
export const landedLabel = (goods: { readonly priceCents: number; readonly landedCents: number }): string =>
  goods.landedCents === goods.priceCents ? 'Landed: in South Africa' : 'With fee and sea freight';

const sentence = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');
const block = (...lines: readonly string[]): string => lines.filter(Boolean).join('\n');

/** Words ready to copy, in the manner of each channel; what is advertised says so. */
const manners: Readonly<Record<Exclude<Channel, 7>, (shared: Shared) => string>> = {
  [channels.whatsapp]: (one) =>
    block(
      `*${one.title}*`,
      priceWords(one),
      'Straight from the factory in China, paid in rand, brought to you by SGB.',
      `New there? My code ${one.couponCode} takes something off your first freight.`,
      one.address,
    ),
  [channels.facebook]: (one) =>
    block(
      sentence(`I found this on SGB: ${one.title}.`, priceWords(one) && `${priceWords(one)}.`),
      'They buy from Chinese suppliers for you, you pay in rand, and it comes to your depot or door.',
      `New people use my code ${one.couponCode}.`,
      one.address,
      '#ad',
    ),
  [channels.instagram]: (one) =>
    block(
      one.title,
      priceWords(one),
      `Link in my bio, code ${one.couponCode} for your first parcel.`,
      '#sgb #groupbuy #southafrica #onlineshopping #ad',
    ),
  [channels.tiktok]: (one) =>
    block(
      sentence(one.title, priceWords(one)),
      `Code ${one.couponCode}. Link in bio.`,
      '#sgbhaul #tiktokmzansi #wholesale #ad',
    ),
  [channels.youtube]: (one) =>
    block(
      `Shown in this video: ${one.title}`,
      priceWords(one),
      one.address,
      `Code for new people: ${one.couponCode}`,
      'I earn when you buy with my link.',
    ),
  [channels.x]: (one) => block(sentence(one.title, priceWords(one)), `Code ${one.couponCode}`, one.address, '#ad'),
};

export function captionsOf(shared: Shared): { channel: Channel; text: string }[] {
  return Object.entries(manners).map(([channel, write]) => ({
    channel: Number(channel) as Channel,
    text: write(shared),
  }));
}
