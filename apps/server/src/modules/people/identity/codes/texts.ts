import { shopDay } from '@sgb/contract/time.ts';
import { alertStaff, closeAlert } from '../../../../platform/alerts/alerts.ts';
import type { At } from '../../../../platform/at.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { type Kept, keep, refuse } from '../../../../platform/http/refusal.ts';
import type { SettingValue } from '../../../../platform/settings/define.ts';
import { accessTexts } from '../settings.ts';
import { type CodeGroup, type CodePurpose, type CodeSubject, groupOf } from './rules.ts';

type Terms = SettingValue<typeof accessTexts>;

/** What is counted together, and how many of it a day may have. */
interface Scope {
  readonly scope: string;
  readonly most: number;
  readonly name: string;
}

/** Text messages that anybody can ask for are counted together, whatever they ask for. */
type TextGroup = Exclude<CodeGroup, 'reset'>;

const textGroupOf = (purpose: CodePurpose): TextGroup => {
  const group = groupOf(purpose);
  return group === 'reset' ? 'guest' : group;
};

const names: Record<TextGroup, string> = {
  guest: 'to guests',
  joining: 'to numbers that shoppers want to have',
  own: 'to numbers of accounts',
};

const shopScope = (group: TextGroup, terms: Terms): Scope => ({
  scope: group,
  most: { guest: terms.guestPerDay, joining: terms.joiningPerDay, own: terms.ownPerDay }[group],
  name: names[group],
});

/** Numbers of accounts were proven one by one, and are not counted by how they begin. */
function scopesOf({ purpose, address }: CodeSubject, terms: Terms): readonly Scope[] {
  const group = textGroupOf(purpose);
  if (group === 'own') return [shopScope(group, terms)];
  const prefix = address.slice(0, terms.prefixDigits + 1);
  const alike = { scope: `${group} ${prefix}`, most: terms.prefixPerDay, name: `to ${prefix}…` };
  return [shopScope(group, terms), alike];
}

/** Rows that are not there yet are made, and all are held: those who count the same go one after another. */
const holdText = `
  insert into text_counts as known (day, scope, sent) select $1, scope, 0 from unnest($2::text[]) as wanted (scope) order by scope
  on conflict (day, scope) do update set sent = known.sent returning scope, sent`;

const countedText = 'update text_counts set sent = sent + $3 where day = $1 and scope = any ($2::text[])';

/** Counts a text message before it is written, or refuses it and tells staff. One that is never sent counts nothing, but costs the same. */
export async function countText(
  tx: Tx,
  subject: CodeSubject,
  { settings, now, sent }: At & { readonly sent: 0 | 1 },
): Promise<Kept | null> {
  const scopes = scopesOf(subject, settings.get(accessTexts));
  const values = [shopDay(now), scopes.map(({ scope }) => scope)];
  const counts = await tx.run<{ scope: string; sent: number }>('identity.holdTexts', holdText, values);
  const full = scopes.find(({ scope, most }) => counts.some((each) => each.scope === scope && each.sent >= most));
  if (full) {
    const alert = {
      kind: `texts.${full.scope}`,
      title: `Text messages ${full.name} have reached their end for today`,
      body: `${full.most} were sent, and no more go out before tomorrow. If they were asked for by honest shoppers, raise access.texts.`,
      page: 'settings',
    } as const;
    await alertStaff(tx, alert, now);
    return keep(refuse('textsFull'));
  }
  tx.send('identity.countTexts', countedText, [...values, sent]);
  return null;
}

const endedText = `
  select kind from staff_alerts where kind like 'texts.%' and closed_at is null and not exists (
    select from text_counts where day = $1 and kind = 'texts.' || scope)`;

/** A new day has new counts: alerts of the one before are over, and its counts are forgotten. */
export async function endTextsOfYesterday(tx: Tx, now: Date): Promise<void> {
  const day = shopDay(now);
  tx.send('identity.sweepTexts', 'delete from text_counts where day < $1', [day]);
  for (const { kind } of await tx.run<{ kind: string }>('identity.endedTexts', endedText, [day])) {
    await closeAlert(tx, kind, now);
  }
}
