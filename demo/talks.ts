import { createHash } from 'node:crypto';
import { hourMs } from '@sgb/contract/time.ts';
import { holdTalkOf, markRead, write } from '@sgb/server/modules/care/chat/seed.ts';
import { servingContact } from '@sgb/server/modules/people/contacts/index.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Tx } from '@sgb/server/platform/db/database.ts';
import { worldDay } from './catalogue/product.ts';

/** Who wrote what: '<' is the shopper, '>' the contact. */
const talks: Readonly<Record<string, readonly string[]>> = {
  shopper: [
    '> Hello, I am Anele, your consultant. Ask me anything about your orders.',
    '< Hello Anele, can the enamel mugs come with a logo?',
    '> Yes, from 300 pieces. The supplier needs the logo as a picture and eight more days.',
    '< Good. I send it tomorrow.',
    '> Perfect. I have also asked for a sample, it costs R 38.00 with the freight.',
  ],
  member: [
    '< Hi Naledi, when does the next group parcel leave?',
    '> On Friday. We have 22 kg together, eight more and everybody pays ten percent less.',
  ],
};

function keyOf(name: string, place: number): string {
  const hex = createHash('sha256').update(`talk ${name} ${place}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Talks to look at; those that are there are left alone. The last word of each is unread. */
export async function ensureTalks(tx: Tx): Promise<void> {
  for (const [name, lines] of Object.entries(talks)) {
    const shopper = await accountByLogin(tx, `demo_${name}`);
    const serving = shopper && (await servingContact(tx, shopper.id));
    if (!shopper || !serving) continue;
    let talk = await holdTalkOf(tx, shopper.id, serving.contactId, new Date(worldDay));
    if (talk.lastNumber > 0) continue;
    for (const [place, line] of lines.entries()) {
      const fromShopper = line.startsWith('<');
      const sentAt = new Date(worldDay + (place + 1) * 3 * hourMs);
      if (place > 0) await markRead(tx, talk, fromShopper ? 'shopper' : 'contact', place, sentAt);
      await write(tx, talk, { fromShopper, key: keyOf(name, place), text: line.slice(2), pictures: [], sentAt });
      talk = await holdTalkOf(tx, shopper.id, serving.contactId, sentAt);
    }
  }
}
