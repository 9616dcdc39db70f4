import type { getCampaign, listCampaigns } from '@sgb/contract/figures-desk.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import { plusDays, shopDay, shopMoment } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { campaignDays, campaignsSince } from './figure-store.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

/** So many days with today. */
const sinceOf = ({ clock }: StaffCall, days: number): Date => shopMoment(plusDays(shopDay(clock.now()), 1 - days), 0);

export async function campaignList(call: StaffCall, { days, page }: InputOf<typeof listCampaigns>) {
  const rows = await call.db.read((reader) => campaignsSince(reader, sinceOf(call, days), sliceOf(page)));
  const total = rows[0]?.total ?? 0;
  return { items: rows, total, page, pages: ownPagesFromOne(total) };
}

export async function campaign(call: StaffCall, { id, days }: InputOf<typeof getCampaign>) {
  return { items: await call.db.read((reader) => campaignDays(reader, sinceOf(call, days), id)) };
}
