import { randomUUID } from 'node:crypto';
import { userTypes } from '@sgb/contract/people.ts';
import { addDays } from '@sgb/contract/time.ts';
import { changeSurvey, insertSurvey } from '@sgb/server/modules/logistics/surveys/seed.ts';
import { beginBinding, setContact } from '@sgb/server/modules/people/contacts/seed.ts';
import { accountByLogin, hashPassword, insertAccounts } from '@sgb/server/modules/people/identity/seed.ts';
import type { Database } from '@sgb/server/platform/db/database.ts';

/** Neighbours of the ambassador; with the member of the demo they are 24. Nobody logs in as one of them. */
const neighbours = [
  'Ayanda Nkosi',
  'Bongani Sithole',
  'Chantal Adams',
  'Dineo Mthembu',
  'Elizabeth Fourie',
  'Fikile Radebe',
  'Grace Phiri',
  'Hlengiwe Cele',
  'Imraan Patel',
  'Johan Venter',
  'Karabo Tau',
  'Lindiwe Maseko',
  'Mpho Ramaphosa',
  'Nomvula Shabalala',
  'Olwethu Jacobs',
  'Palesa Motaung',
  'Refilwe Kgosi',
  'Sizwe Buthelezi',
  'Tebogo Modise',
  'Unathi Mbatha',
  'Vuyo Ndlovu',
  'Wendy Smith',
  'Zanele Khoza',
];
const suburbs = ['Melville', 'Auckland Park', 'Westdene', 'Brixton'];

/** How they judged what was handed over to them, the first ones. */
const scores = [5, 5, 4, 5, 5, 4, 5, 5, 5, 4, 5];
/** Of surveys about parcels that nobody has. */
const firstParcel = 81_001;

/** The group of ambassador@demo.test, once. */
export async function ensureDemoGroups(db: Database, now: Date): Promise<void> {
  await db.transact(async (tx) => {
    const ambassador = await accountByLogin(tx, 'demo_ambassador');
    if (!ambassador || (await accountByLogin(tx, 'neighbour_1'))) return;
    const passwordHash = await hashPassword(randomUUID());
    const made = await insertAccounts(
      tx,
      neighbours.map((name, place) => {
        const [firstName = '', lastName = ''] = name.split(' ');
        return {
          username: `neighbour_${place + 1}`,
          email: `neighbour${place + 1}@demo.test`,
          passwordHash,
          userType: userTypes.member,
          firstName,
          lastName,
          suburb: suburbs[place % suburbs.length] ?? '',
          createdAt: addDays(now, -150 + 5 * place),
        };
      }),
    );
    for (const [place, { id }] of made.entries()) {
      const joinedAt = addDays(now, -148 + 5 * place);
      await setContact(tx, id, { contactId: ambassador.id, reason: 'bound' }, joinedAt);
      await beginBinding(tx, id, ambassador.id, joinedAt);
      const score = scores[place];
      if (!score) continue;
      const finishedAt = addDays(now, -40 + 3 * place);
      const parcel = { orderType: 0, expressId: firstParcel + place, expressNumber: `PC${firstParcel + place}` };
      const survey = await insertSurvey(
        tx,
        { accountId: id, ambassadorId: ambassador.id, ...parcel, finishedAt },
        finishedAt,
      );
      const said = { score1: 5, score2: 4, ambassadorScore: score, intention: 1, submittedAt: finishedAt } as const;
      if (survey !== undefined) await changeSurvey(tx, survey, said);
    }
  });
}
