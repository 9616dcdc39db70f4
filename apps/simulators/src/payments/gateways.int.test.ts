import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPaymentGateways, type PaymentGateways } from '@sgb/server/adapters/payment/create.ts';
import {
  CallbackRefused,
  PaymentError,
  type PaymentGateway,
  type PaymentRequest,
} from '@sgb/server/adapters/payment/gateway.ts';
import { readConfig } from '@sgb/server/config.ts';
import type { Clock } from '@sgb/server/platform/clock.ts';
import { testStart } from '@sgb/server/testing/clock.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentSimulator, startPaymentSimulator } from './server.ts';
import { allOff } from './switches.ts';

/** The adapters against the simulator over HTTP: two implementations of each signature that share no line. */

interface Arrived {
  readonly raw: Buffer;
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
}

const arrived: Arrived[] = [];
/** What must be paid for each number; the shop's own table in real life. */
const due = new Map<string, number>();
let simulator: PaymentSimulator;
let gateways: PaymentGateways;
let answerWith = 200;
const clock: Clock = { now: () => testStart };

const listener = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  const { headers, socket } = request;
  arrived.push({ raw: Buffer.concat(parts), headers, ip: socket.remoteAddress ?? '' });
  response.writeHead(answerWith).end();
});
let notifyUrl = '';

beforeAll(async () => {
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  notifyUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/notify`;
  simulator = await startPaymentSimulator({ yocoWebhook: notifyUrl, retryMs: [10, 10], now: clock.now });
  gateways = createPaymentGateways(readConfig({ ...simulator.env }).payments, {
    clock,
    expected: async (_gateway, ref) => due.get(ref) ?? null,
  });
});
afterAll(async () => {
  await simulator.close();
  listener.close();
});
beforeEach(() => {
  simulator.set(allOff());
  arrived.length = 0;
  answerWith = 200;
});

let count = 0;

function requestOf(cents = 50_000): PaymentRequest {
  const ref = `RC20261115${String(++count).padStart(5, '0')}`;
  due.set(ref, cents);
  const back = (mark: string) => `http://127.0.0.1:9/shop/recharge/pay?${mark}=${ref}`;
  return {
    ref,
    amountCents: cents,
    itemName: `Balance recharge ${ref}`,
    firstName: 'Thandi',
    lastName: "O'Dube (Jnr) ~ é",
    email: 'thandi@example.co.za',
    returnUrl: back('r'),
    cancelUrl: back('c'),
    failureUrl: back('f'),
    notifyUrl,
  };
}

const gatewayOf = (name: string) => gateways.get(name as 'payfast') as PaymentGateway;

/** Goes to the gateway's page as a browser would, and presses a button there. */
async function press(name: string, request: PaymentRequest, outcome = 'paid') {
  const start = await gatewayOf(name).createPayment(request);
  const page =
    start.kind === 'form'
      ? await fetch(start.url, { method: 'POST', body: new URLSearchParams(start.fields.map(([a, b]) => [a, b])) })
      : await fetch(start.url);
  const html = await page.text();
  const action = /action="(\/pay\/[^"]+)"/.exec(html)?.[1];
  if (!action) throw new Error(html);
  const answer = await fetch(`${simulator.url}${action}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
  const gatewayId = start.kind === 'redirect' ? start.gatewayId : null;
  return { back: answer.headers.get('location'), started: { ref: request.ref, gatewayId, startedAt: testStart } };
}

async function handle(name: string, { raw, headers, ip }: Arrived = arrived[0] as Arrived, at = testStart) {
  try {
    return await gatewayOf(name).handleCallback(raw, headers, ip, at);
  } catch (error) {
    if (error instanceof CallbackRefused) return error.because;
    throw error;
  }
}

describe.each(['payfast', 'ozow', 'yoco'])('%s', (name) => {
  test('a payment is made, told and believed', async () => {
    const request = requestOf();
    const { back } = await press(name, request);
    expect(back).toBe(request.returnUrl);
    const payer = expect.stringMatching(
      { payfast: /^thandi@example\.co\.za$/, ozow: /^capitec \*{6}\d{4}$/ }[name] ?? /^visa \*{12}\d{4} 12\/28$/,
    );
    expect(await handle(name)).toMatchObject({ ref: request.ref, amountCents: 50_000, state: 'paid', payer });
  });

  test.each([
    ['failed', 'failed', 'f'],
    ['cancelled', 'cancelled', 'c'],
  ])('%s is told as such and brings the browser back', async (outcome, state, mark) => {
    const request = requestOf();
    const { back } = await press(name, request, outcome);
    expect(back).toContain(name === 'payfast' ? 'c=' : `${mark}=`);
    if (name === 'yoco' && outcome === 'cancelled') return expect(arrived).toHaveLength(0);
    expect(await handle(name)).toMatchObject({ ref: request.ref, state });
  });

  test.each([
    ['wrongSignature', 'signature'],
    ['wrongAmount', 'amount'],
    ['wrongMerchant', name === 'yoco' ? 'signature' : 'merchant'],
  ])('%s is not believed', async (fault, because) => {
    simulator.set({ [fault]: true });
    await press(name, requestOf());
    expect(await handle(name)).toBe(because);
  });

  test('a payment that we never asked for is not believed', async () => {
    const request = requestOf();
    await press(name, request);
    due.delete(request.ref);
    expect(await handle(name)).toBe('unknown');
  });

  test('a body that was changed on the way is not believed', async () => {
    await press(name, requestOf());
    const { raw, ...rest } = arrived[0] as Arrived;
    const changed = Buffer.from(raw.toString().replace('RC2026', 'RC2025'));
    expect(await handle(name, { ...rest, raw: changed })).toBe('signature');
    expect(['signature', 'malformed']).toContain(await handle(name, { ...rest, raw: Buffer.from('%E0%A4%A') }));
  });

  test('what is sent again is the same news: whoever credits sees the same number', async () => {
    simulator.set({ duplicate: true });
    await press(name, requestOf());
    expect(arrived).toHaveLength(2);
    const [first, second] = await Promise.all(arrived.map((each) => handle(name, each)));
    expect(first).toEqual(second);
    expect(first).toMatchObject({ state: 'paid' });
  });

  test('a callback that nobody took is sent again', async () => {
    answerWith = 500;
    await press(name, requestOf());
    answerWith = 200;
    await expect.poll(() => arrived.length).toBe(2);
  });

  test('without a callback the payment is found by asking', async () => {
    simulator.set({ noCallback: true });
    const request = requestOf();
    const { started } = await press(name, request);
    expect(arrived).toHaveLength(0);
    expect(await gatewayOf(name).queryStatus(started)).toMatchObject({
      ref: request.ref,
      amountCents: 50_000,
      state: 'paid',
    });
  });

  test('asking about a payment that was never made finds nothing that is paid', async () => {
    const request = requestOf();
    const start = await gatewayOf(name).createPayment(request);
    const gatewayId = start.kind === 'redirect' ? start.gatewayId : null;
    const news = await gatewayOf(name).queryStatus({ ref: request.ref, gatewayId, startedAt: testStart });
    expect(news?.state ?? 'pending').toBe('pending');
  });

  test('a gateway that is down is a fault that passes', async () => {
    const request = requestOf();
    const { started } = await press(name, request);
    simulator.set({ failing: true });
    await expect(gatewayOf(name).queryStatus(started)).rejects.toBeInstanceOf(PaymentError);
  });
});

test('PayFast: another address, and a text that PayFast never sent', async () => {
  const request = requestOf();
  await press('payfast', request);
  const first = arrived[0] as Arrived;
  expect(await handle('payfast', { ...first, ip: '198.51.100.7' })).toBe('source');
  // Rightly signed by somebody who knows our passphrase, and still not sent by PayFast.
  const text = first.raw
    .toString()
    .replace(/&signature=.*/, '')
    .replace(/pf_payment_id=\d+/, 'pf_payment_id=1');
  const signature = createHash('md5').update(`${text}&passphrase=simulated+phrase`).digest('hex');
  expect(await handle('payfast', { ...first, raw: Buffer.from(`${text}&signature=${signature}`) })).toBe('unconfirmed');
});

test('Ozow: a payment under investigation is neither paid nor lost', async () => {
  simulator.set({ investigating: true });
  await press('ozow', requestOf());
  expect(await handle('ozow')).toMatchObject({ state: 'review' });
});

test('Yoco: a webhook that is three minutes old, and one about a refund', async () => {
  await press('yoco', requestOf());
  expect(await handle('yoco', arrived[0], new Date(testStart.getTime() + 200_000))).toBe('stale');
  const again = await gatewayOf('yoco').createPayment(requestOf(70_000));
  expect(again.kind).toBe('redirect');
});

test('Yoco: the same wish twice is one checkout', async () => {
  const request = requestOf();
  const first = await gatewayOf('yoco').createPayment(request);
  expect(await gatewayOf('yoco').createPayment(request)).toEqual(first);
  await expect(gatewayOf('yoco').createPayment({ ...request, amountCents: 1_000 })).rejects.toBeInstanceOf(
    PaymentError,
  );
});

test('the simulators take nothing that is not right to the letter', async () => {
  const start = await gatewayOf('payfast').createPayment(requestOf());
  if (start.kind !== 'form') throw new Error('a form was expected');
  const post = async (fields: readonly (readonly [string, string])[]) =>
    (await fetch(start.url, { method: 'POST', body: new URLSearchParams(fields.map(([a, b]) => [a, b])) })).status;
  expect(await post(start.fields)).toBe(200);
  expect(await post(start.fields.toSorted())).toBe(400);
  expect(await post(start.fields.map(([name, value]) => [name, name === 'amount' ? '5.00' : value]))).toBe(400);
  const wrong = await fetch(`${simulator.url}/postpaymentrequest`, {
    method: 'POST',
    headers: { apikey: simulator.env.OZOW_API_KEY ?? '' },
    body: JSON.stringify({ SiteCode: 'SIM-SIM-001' }),
  });
  expect([wrong.status, (await wrong.json()).url]).toEqual([400, null]);
});
