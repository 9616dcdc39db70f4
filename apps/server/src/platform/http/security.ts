/** Nobody comes back without HTTPS. */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * What an answer of the API tells a browser not to do. It is never a page, so it says nothing of pages: on a phone every
 * call is paid for by the byte.
 */
const ofApi = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** The same for everything else; each page sets its own policy with a nonce. */
const ofPages = {
  ...ofApi,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** What every answer says unless its route knows better; in production also that HTTPS is the only way. */
export function securityHeaders(production: boolean): (url: string) => Readonly<Record<string, string>> {
  const [api, pages] = production
    ? [
        { ...ofApi, ...httpsOnly },
        { ...ofPages, ...httpsOnly },
      ]
    : [ofApi, ofPages];
  return (url) => (url.startsWith('/api/') ? api : pages);
}
