import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { SupplierError } from '../error.ts';
import { type PushMessage, PushRefused, type SupplierPush } from '../push.ts';
import type { Platform } from './platform.ts';
import { readOuter } from './read.ts';
import { signatureOf } from './signature.ts';
import { plain } from './text.ts';
import { flag, idText, listOf, moment, optional, parseExactly } from './values.ts';

const msgId = z
  .union([z.string(), z.number().int()])
  .transform(String)
  .pipe(z.string().regex(/^[\w-]{1,64}$/));
const envelope = z.object({
  msgId,
  type: z.string().regex(/^\w{1,80}$/),
  gmtBorn: optional(moment),
  data: z.unknown(),
});

interface About {
  readonly orderIds?: readonly string[];
  readonly offerIds?: readonly string[];
}

const ofOrder = z.object({ orderId: idText }).transform(({ orderId }): About => ({ orderIds: [orderId] }));
const ofTrace = z
  .object({ OrderLogisticsTracingModel: z.object({ orderLogsItems: z.array(z.object({ orderId: idText })).min(1) }) })
  .transform(
    ({ OrderLogisticsTracingModel: { orderLogsItems } }): About => ({
      orderIds: [...new Set(orderLogsItems.map(({ orderId }) => orderId))],
    }),
  );
const ofStock = z.object({ OfferInventoryChangeList: z.array(z.object({ offerId: idText })).min(1) }).transform(
  ({ OfferInventoryChangeList: changes }): About => ({
    offerIds: [...new Set(changes.map(({ offerId }) => offerId))],
  }),
);

/** The topics that we subscribe to; the platform itself writes 'COMFIRM'. */
const topics: ReadonlyMap<string, z.ZodType<About>> = new Map<string, z.ZodType<About>>([
  ...[
    'ORDER_PAY',
    'ANNOUNCE_SENDGOODS',
    'PART_PART_SENDGOODS',
    'ORDER_COMFIRM_RECEIVEGOODS',
    'ORDER_SUCCESS',
    'ORDER_SELLER_CLOSE',
    'ORDER_BUYER_CLOSE',
    'ORDER_BOPS_CLOSE',
    'ORDER_BUYER_REFUND_IN_SALES',
    'ORDER_REFUND_AFTER_SALES',
    'ORDER_PRICE_MODIFY',
  ].map((name) => [`ORDER_BUYER_VIEW_${name}`, ofOrder] as const),
  ['LOGISTICS_BUYER_VIEW_TRACE', ofTrace],
  ['PRODUCT_PRODUCT_INVENTORY_CHANGE', ofStock],
]);

function exactly(text: string): unknown {
  try {
    return parseExactly(text);
  } catch {
    return undefined;
  }
}

/** The payload is an object, or an object written down as text. */
const payloadOf = (data: unknown) => (typeof data === 'string' ? exactly(data) : data);

function messageOf(given: unknown, body: string): PushMessage {
  const nothing = { body: plain(body, 20_000), orderIds: [], offerIds: [] };
  const read = envelope.safeParse(given);
  if (!read.success) {
    // Without a number it is known again by its words.
    const numbered = z.object({ msgId }).safeParse(given);
    const hash = () => createHash('sha256').update(body).digest('hex').slice(0, 32);
    const id = numbered.success ? numbered.data.msgId : `unread-${hash()}`;
    return { ...nothing, id, topic: '', bornAt: null, fault: 'unreadable' };
  }
  const { msgId: id, type: topic, gmtBorn: bornAt, data } = read.data;
  const shape = topics.get(topic);
  if (!shape) return { ...nothing, id, topic, bornAt, fault: 'topic' };
  const about = shape.safeParse(payloadOf(data));
  return about.success
    ? { ...nothing, id, topic, bornAt, ...about.data, fault: null }
    : { ...nothing, id, topic, bornAt, fault: 'unreadable' };
}

/** All of the form is signed, and no path: so do the platform's own sender and receiver (decision 99). */
function isSigned(form: Readonly<Record<string, string>>, given: string, secret: string): boolean {
  if (!/^[0-9a-f]{40}$/i.test(given)) return false;
  const right = signatureOf('', form, secret);
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(right, 'hex'));
}

/** `message={…}&_aop_signature=HEX`, as the platform posts it to us. */
export function readPush(raw: Buffer, secret: string): PushMessage {
  const form = new URLSearchParams(raw.toString('utf8'));
  const [message, signature] = [form.getAll('message'), form.getAll('_aop_signature')];
  const [text, given] = [message[0], signature[0]];
  if (!text || !given || message.length > 1 || signature.length > 1) {
    throw new PushRefused('form', 'there must be one message and one signature');
  }
  if (!isSigned(Object.fromEntries(form), given, secret))
    throw new PushRefused('signature', 'the signature is not right');
  return messageOf(exactly(text), text);
}

const pageSize = 100;
const missedPage = z.object({
  pushMessagePage: z.object({ datas: listOf(z.unknown()), totalCount: z.coerce.number().int().nonnegative() }),
});

/**
 * Missed messages are read with the query and confirmed by us afterwards: the cursor confirms what it hands out, and a
 * crash before our commit would lose it.
 */
export function pushCalls(platform: Platform, appSecret: string): SupplierPush {
  return {
    readPush: async (raw) => readPush(raw, appSecret),
    async missedMessages() {
      // What is confirmed leaves the list, so the first page is always the next one.
      const answer = await platform.call('cn.alibaba.open:push.query.messageList:1', { page: 1, pageSize });
      const { datas, totalCount } = readOuter(missedPage, answer, 'missed messages').pushMessagePage;
      return {
        messages: datas.map((one) => messageOf(one, JSON.stringify(one))),
        more: totalCount > datas.length,
      };
    },
    async confirmMessages(ids) {
      const numbers = ids.filter((id) => /^\d+$/.test(id));
      if (numbers.length === 0) return;
      const answer = await platform.call('cn.alibaba.open:push.message.confirm:1', {
        msgIdList: `[${numbers.join(',')}]`,
      });
      const { isSuccess } = readOuter(z.object({ isSuccess: flag }), answer, 'confirming messages');
      if (!isSuccess) throw new SupplierError('refused', 'messages were not confirmed', { code: 'confirm' });
    },
  };
}
