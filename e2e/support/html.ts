import type { APIRequestContext } from '@playwright/test';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const words = (html: string) =>
  html
    .replace(/<!--.*?-->|<[^>]*>/gs, '')
    .replace(/&#(x?)(\w+);/g, (_, hex, code) => String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name) => entities[name] ?? '')
    .trim();

const attribute = (about: string, name: string) => words(new RegExp(`${name}="([^"]*)"`).exec(about)?.[1] ?? '');

/** What the server says on a page, for whatever needs no browser: the title, headings of a level, links, and all words of its main part. */
export async function readPage(request: APIRequestContext, path: string, ticket = '') {
  const answer = await request.get(`/shop${path}`, { headers: ticket ? { cookie: `ticket=${ticket}` } : {} });
  const html = await answer.text();
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  return {
    status: answer.status(),
    /** Where redirects led, without the origin. */
    address: answer.url().replace(/^https?:\/\/[^/]*/, ''),
    html,
    main,
    title: words(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    headings: (level: number) =>
      [...main.matchAll(new RegExp(`<h${level}[ >].*?</h${level}>`, 'gs'))].map(([heading]) => words(heading)),
    text: words(main),
    /** Where the links of this name lead, without /shop: of the main part, or of the footer. */
    links: (name: string, part: 'main' | 'footer' = 'main') =>
      [...(part === 'main' ? main : html.slice(html.indexOf('<footer'))).matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)]
        .filter(([, about = '', inside = '']) => (attribute(about, 'aria-label') || words(inside)) === name)
        .map(([, about = '']) => attribute(about, 'href').replace(/^\/shop/, '')),
  };
}
