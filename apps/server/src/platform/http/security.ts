/** Nobody comes back without HTTPS. */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * What an answer of the API, a script or a picture tells a browser not to do. It is never a page, so it says nothing of
 * pages: on a phone every answer is paid for by the byte, and a page has dozens of them.
 */
const ofParts = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** The same for everything else; each page sets its own policy with a nonce. */
const ofPages = {
  ...ofParts,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const isPart = (url: string) => /^\/(api|img|shop\/assets|console\/assets)\//.test(url);

/** What every answer says unless its route knows better; in production also that HTTPS is the only way. */
export function securityHeaders(production: boolean): (url: string) => Readonly<Record<string, string>> {
  const [parts, pages] = production
    ? [
        { ...ofParts, ...httpsOnly },
        { ...ofPages, ...httpsOnly },
      ]
    : [ofParts, ofPages];
  return (url) => (isPart(url) ? parts : pages);
}
