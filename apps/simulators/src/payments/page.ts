import { gatewayWords } from '@sgb/contract/recharge-options.ts';
import type { Payment } from './book.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `body{font:16px/1.5 system-ui,sans-serif;background:#eef1f5;color:#14202e;margin:0;padding:24px 16px}
main{max-width:26rem;margin:0 auto;background:#fff;border:1px solid #d5dce5;border-radius:12px;padding:24px}
h1{font-size:1.25rem;margin:0}p{margin:.5rem 0}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:16px 0}
dt{color:#4a5a6c}dd{margin:0;text-align:right;overflow-wrap:anywhere}dd b{font-size:1.25rem}
button{font:inherit;width:100%;padding:12px;margin-top:8px;border-radius:8px;border:1px solid #5b6b7d;background:#fff;color:#14202e;cursor:pointer}
button.pay{background:#1d5fa8;border-color:#1d5fa8;color:#fff;font-weight:600}.note{color:#4a5a6c;font-size:.875rem}`;

const document = (title: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`;

/** What stands in for the gateway's own page. */
export function payPage(payment: Payment): string {
  const name = gatewayWords[payment.gateway];
  const button = (outcome: string, words: string, look = '') =>
    `<button name="outcome" value="${outcome}"${look}>${words}</button>`;
  return document(
    `${name} simulator`,
    `<h1>${name} <small class="note">simulator</small></h1>
<p class="note">This page stands in for ${name}. No card, no bank, no money.</p>
<dl><dt>For</dt><dd>${escaped(payment.title)}</dd><dt>Reference</dt><dd>${escaped(payment.ref)}</dd>
<dt>Amount</dt><dd><b>R ${escaped(payment.amount)}</b></dd></dl>
<form method="post" action="/pay/${payment.id}">
${button('paid', `Pay R ${escaped(payment.amount)}`, ' class="pay"')}
${button('failed', 'Fail')}
${button('cancelled', 'Cancel')}</form>`,
  );
}

export function wordsPage(title: string, words: string): string {
  return document(title, `<h1>${escaped(title)}</h1><p>${escaped(words)}</p>`);
}
