import { ambassadorStates } from '@sgb/contract/group-states.ts';
import { userTypes } from '@sgb/contract/people.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Said } from '../../../platform/texts/define.ts';
import { notify } from '../../base/messages/index.ts';
import { replaceAreas, startServing, stopServing, unbind } from '../../people/contacts/index.ts';
import { setUserType } from '../../people/identity/index.ts';
import type { AmbassadorNeeds } from './needs.ts';
import { isServing, type Mover, mayMove, stateAfterPause } from './rules.ts';
import { ambassadorTerms } from './settings.ts';
import * as store from './store.ts';
import { ambassadorTexts } from './texts.ts';

const { approved, refused, active, paused, ended } = ambassadorStates;

const { say } = ambassadorTexts;

function tell(tx: Tx, userId: number, told: Said, now: Date) {
  return notify(tx, { userId, type: 'membership', link: '/groupship/index', email: true, ...told }, { now });
}

export interface Moved {
  readonly by: number | null;
  readonly who: Mover;
  readonly note: string;
}

const moved = () => refuse('applicationMoved');

/** A member who leads a group of their own is nobody's member any more. */
export async function approve(tx: Tx, row: store.AmbassadorRow, by: number, { settings, now }: At) {
  if (!mayMove(row.state, approved, 'staff')) return moved();
  const { accountId, countryId, areas } = row;
  const { probationDays } = settings.get(ambassadorTerms);
  const probationUntil = addDays(now, probationDays);
  await unbind(tx, accountId, 'removed', now);
  await setUserType(tx, accountId, userTypes.header);
  await startServing(tx, accountId, 'ambassador', now);
  await replaceAreas(
    tx,
    accountId,
    areas.map((area) => ({ countryId, ...area })),
  );
  const decided = { decidedAt: now, decidedBy: by, probationUntil, activeAt: now };
  await store.moveAmbassador(tx, row, { to: approved, by, note: '', now }, decided);
  await tell(tx, accountId, say.approved({ days: probationDays }), now);
  return { state: approved };
}

export async function turnDown(tx: Tx, row: store.AmbassadorRow, by: number, reason: string, { settings, now }: At) {
  if (!mayMove(row.state, refused, 'staff')) return moved();
  const decided = { decidedAt: now, decidedBy: by, reason };
  await store.moveAmbassador(tx, row, { to: refused, by, note: reason, now }, decided);
  const { applyAgainDays } = settings.get(ambassadorTerms);
  await tell(tx, row.accountId, say.refused({ reason, days: applyAgainDays }), now);
  return { state: refused };
}

/** No new members, and those there are go to others; rounds go on. */
export async function pause(tx: Tx, row: store.AmbassadorRow, { by, who, note }: Moved, now: Date) {
  if (row.state === paused) return { state: paused };
  if (!mayMove(row.state, paused, who)) return moved();
  await stopServing(tx, row.accountId, now);
  await store.moveAmbassador(tx, row, { to: paused, by, note, now });
  if (who !== 'self') {
    await tell(tx, row.accountId, say.paused({ reason: note }), now);
  }
  return { state: paused };
}

export async function goOn(tx: Tx, row: store.AmbassadorRow, { by, who, note }: Moved, now: Date) {
  const to = row.state === approved ? active : stateAfterPause(row.probationUntil, now);
  if (isServing(row.state) && who === 'self') return { state: row.state };
  if (!mayMove(row.state, to, who)) return moved();
  if (row.state === paused) {
    await startServing(tx, row.accountId, 'ambassador', now);
  }
  await store.moveAmbassador(tx, row, { to, by, note, now }, { activeAt: now, warnedAt: null });
  return { state: to };
}

/** An ordinary shopper again, whose members go to others. */
export async function end(
  tx: Tx,
  row: store.AmbassadorRow,
  { by, who, note }: Moved,
  needs: Pick<AmbassadorNeeds, 'endOpenRounds'>,
  now: Date,
): Promise<Refusal | { readonly state: 70 }> {
  if (row.state === ended) return { state: ended };
  if (!mayMove(row.state, ended, who)) return moved();
  await stopServing(tx, row.accountId, now);
  await setUserType(tx, row.accountId, userTypes.normalPersonal);
  await store.moveAmbassador(tx, row, { to: ended, by, note, now }, { reason: note });
  await needs.endOpenRounds(tx, row.accountId, now);
  await tell(tx, row.accountId, say.ended({ reason: note }), now);
  return { state: ended };
}
