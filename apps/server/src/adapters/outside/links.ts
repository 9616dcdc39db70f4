import { linkOf, type PastedLink } from '@sgb/contract/links.ts';
import { SupplierError } from '../supplier/error.ts';
import { createOutsideGet, type OutsideGet } from './get.ts';

const maxHops = 5;
const homes = ['1688.com', 'tb.cn', 'taobao.com', 'tmall.com'];

/** Short links lead from these shops to these shops; whatever leaves them is not followed. */
function isShopAddress(url: URL): boolean {
  const host = url.hostname.toLowerCase();
  return (
    !url.port && !url.username && !url.password && homes.some((home) => host === home || host.endsWith(`.${home}`))
  );
}

const reachesProduct = (link: PastedLink) => link.kind === 'offer' || (link.kind === 'thirdParty' && link.id !== null);

/** Some short links answer with a page whose script moves on; the product's address stands in its text. */
function linkInPage(body: Buffer): PastedLink | undefined {
  const text = body.toString('utf8').replaceAll('\\/', '/').replaceAll('&amp;', '&');
  const links = [...text.matchAll(/https?:\/\/[^\s"'<>\\]+/gi)]
    .map(([address]) => URL.parse(address))
    .filter((url) => url !== null)
    .map(linkOf)
    .filter(reachesProduct);
  return links.find(({ kind }) => kind === 'offer') ?? links[0];
}

const getFromShops = createOutsideGet({
  allowed: isShopAddress,
  timeoutMs: 4000,
  maxBytes: 128 * 1024,
  tooLong: 'cut',
});

/** Walks from a short link to the product it stands for. */
export function createLinkFollower(get: OutsideGet = getFromShops): (url: string) => Promise<PastedLink> {
  async function step(url: URL): Promise<URL | PastedLink> {
    const { status, location, body } = await get(url.href);
    if (status >= 300 && status < 400 && location) return URL.parse(location, url.href) ?? { kind: 'unknown' };
    return (status === 200 && linkInPage(body)) || { kind: 'unknown' };
  }

  return async (address) => {
    let url = URL.parse(address);
    for (let hop = 0; url && hop < maxHops; hop++) {
      const link = linkOf(url);
      if (reachesProduct(link)) return link;
      if (!isShopAddress(url)) return { kind: 'unknown' };
      try {
        const next = await step(url);
        if (!(next instanceof URL)) return next;
        url = next;
      } catch (error) {
        throw new SupplierError('down', 'the short link cannot be followed', { cause: error });
      }
    }
    return url && reachesProduct(linkOf(url)) ? linkOf(url) : { kind: 'unknown' };
  };
}
