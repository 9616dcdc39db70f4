import { endpoint } from './endpoint.ts';
import { whole } from './fields.ts';
import { evaluation, surveyAnnex } from './popups.ts';
import * as z from './zod.ts';

/** How a parcel was, said on its own page: the same survey, rules and reward as in the pop-up. */

const expressid = whole(1, 2_147_483_647);
const shopper = { auth: 'shopper', limit: 'browse' } as const;
const answers = surveyAnnex.omit({ id: true }).extend({ expressid });

export const getEvaluation = endpoint({
  ...shopper,
  method: 'GET',
  path: '/api/deliveryorder/evaluation',
  summary: 'The survey about a parcel that was signed for, with the answers given so far',
  queries: 7,
  input: z.strictObject({ expressid }),
  output: z.object({
    evaluation,
    /** Whether it was sent; then nothing can be changed any more. */
    sent: z.boolean(),
    /** S Coin that it was promised when it was sent. */
    rewardscoin: z.int(),
  }),
});

export const draftEvaluation = endpoint({
  ...shopper,
  method: 'POST',
  path: '/api/deliveryorder/evaluationdraft',
  summary: 'Keep the answers given so far to the survey about a parcel',
  queries: 12,
  input: answers,
  output: z.object({}),
});

export const evaluateParcel = endpoint({
  ...shopper,
  method: 'POST',
  path: '/api/deliveryorder/evaluate',
  summary: 'Send the survey about a parcel; sent twice, it is sent once',
  queries: 42,
  input: answers,
  output: z.object({ scoin: z.int() }),
});
