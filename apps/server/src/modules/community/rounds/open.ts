import { randomInt } from 'node:crypto';
import { roundStates } from '@sgb/contract/group-states.ts';
import type { extendRound, openRound } from '@sgb/contract/rounds.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import { useFiles } from '../../base/uploads/index.ts';
import { activeMembersOf, noteActive } from '../ambassadors/index.ts';
import { ownRound } from './access.ts';
import { partsIn } from './price/price.ts';
import { roundTerms } from './settings.ts';
import * as store from './store.ts';
import { extendedWords, openedWords, tellAll } from './words.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newCode = () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');

type Opening = z.output<typeof openRound.input>;

/** Why a round cannot be like that, or undefined. */
function faultOf({ line, days, targetkg }: Opening, terms: SettingValue<typeof roundTerms>): Refusal | undefined {
  const wrong = (field: string, message: string) => refuse('roundTerms', message, { field });
  if (!terms.lines.includes(line)) return wrong('line', `Rounds go by ${terms.lines.join(', ')}.`);
  if (days < terms.minDays || days > terms.maxDays) {
    return wrong('days', `A round is open for ${terms.minDays} to ${terms.maxDays} days.`);
  }
  const grams = (targetkg ?? 0) * 1000;
  if (targetkg !== undefined && (grams < terms.minTargetGrams || grams > terms.maxTargetGrams)) {
    const [from, to] = [terms.minTargetGrams / 1000, terms.maxTargetGrams / 1000];
    return wrong('targetkg', `A target is ${from} to ${to} kg.`);
  }
  return undefined;
}

export async function open(call: Call<'shopper'>, input: Opening) {
  const { settings, now } = await atOf(call);
  const leaderId = call.session.accountId;
  const fault = faultOf(input, settings.get(roundTerms));
  if (fault) return fault;
  return call.db.transact(async (tx) => {
    const known = await store.roundByKey(tx, leaderId, input.key);
    if (known) return { id: known.id, code: known.code };
    const serving = await noteActive(tx, leaderId, now);
    if (serving instanceof Refusal) return serving;
    const refused = await useFiles(
      tx,
      { accountId: leaderId, purpose: 'round' },
      input.picture ? [input.picture] : [],
      now,
    );
    if (refused) return refused;
    const made = await store.insertRound(tx, {
      leaderId,
      key: input.key,
      name: input.name,
      line: input.line,
      state: roundStates.open,
      stateAt: now,
      public: input.public === 1,
      code: newCode(),
      notice: input.notice,
      picture: input.picture ?? null,
      targetGrams: input.targetkg === undefined ? null : input.targetkg * 1000,
      openedAt: now,
      endsAt: addDays(now, input.days),
    });
    if (!made) return refuse('keyReused');
    await store.recordMove(tx, made.id, null, { to: made.state, who: 'leader', by: leaderId, why: 'Opened', now });
    // A private one is found by those who have its link.
    if (made.public) await tellAll(tx, made, await activeMembersOf(tx, leaderId), openedWords(made), now);
    return { id: made.id, code: made.code };
  });
}

export async function extend(call: Call<'shopper'>, { id, days }: z.output<typeof extendRound.input>) {
  const { settings, now } = await atOf(call);
  const { extendDays } = settings.get(roundTerms);
  if (days > extendDays) {
    return refuse('roundTerms', `A round is extended by ${extendDays} days at most.`, { field: 'days' });
  }
  return call.db.transact(async (tx) => {
    const round = await ownRound(tx, id, call.session.accountId);
    if (round instanceof Refusal) return round;
    if (round.state !== roundStates.open || round.endsAt <= now) return refuse('roundMoved');
    if (round.extendedAt) return refuse('roundTerms', 'A round is extended once.', { field: 'days' });
    const endsAt = addDays(round.endsAt, days);
    const longer = await store.changeRound(tx, round, { endsAt, extendedAt: now });
    const why = `Open for ${days} days more`;
    await store.recordMove(tx, id, round.state, { to: round.state, who: 'leader', by: round.leaderId, why, now });
    const inside = partsIn(await store.partsOf(tx, [id])).map(({ accountId }) => accountId);
    const others = inside.filter((accountId) => accountId !== round.leaderId);
    await tellAll(tx, round, others, extendedWords(longer), now);
    return { endsAt: endsAt.toISOString() };
  });
}
