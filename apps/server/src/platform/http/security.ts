/**
 * What every answer tells a browser not to do, unless its route knows better: each page sets its own policy with a nonce;
 * an answer of the API is never a page.
 */
const forAll = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** In production, nobody comes back without HTTPS. */
export function securityHeaders(production: boolean): Readonly<Record<string, string>> {
  return production ? { ...forAll, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : forAll;
}
