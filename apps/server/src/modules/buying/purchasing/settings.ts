import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const cents = z.int().nonnegative();
const text = z.string().min(1);

/** How our buyers buy: what the shop takes on itself, and how often suppliers are asked. */
export const purchasingTerms = defineSetting(
  'purchasing.terms',
  z.object({
    /** A dearer price that is ours. */
    absorbBasisPoints: z.int().min(0).max(10_000),
    /** A difference of freight inside China that nobody speaks of. */
    absorbFreightCents: cents,
    /** The pauses between two questions to a supplier: twice as long each time that nothing has changed. */
    pullMinutes: z.int().min(1).max(1440),
    pullMostMinutes: z.int().min(1).max(10_080),
    /** The pause while the supplier site tells us by itself. */
    pushedPullMinutes: z.int().min(15).max(10_080).default(720),
  }),
  { absorbBasisPoints: 200, absorbFreightCents: 1_000, pullMinutes: 15, pullMostMinutes: 240, pushedPullMinutes: 720 },
);

/** Where suppliers send to. */
export const warehouseAddress = defineSetting(
  'warehouse.address',
  z.object({
    fullName: text,
    mobile: z.string().regex(/^1\d{10}$/),
    postCode: z.string(),
    province: text,
    city: text,
    area: z.string(),
    address: text,
  }),
  {
    fullName: 'SGB 仓库',
    mobile: '13800000000',
    postCode: '510000',
    province: '广东省',
    city: '广州市',
    area: '白云区',
    address: '示范路1号 SGB 仓库',
  },
);

/** How long a supplier may take to answer a question before we ask again. */
export const supplierQuestions = defineSetting(
  'purchasing.questions',
  z.object({ answerHours: z.int().min(1).max(720) }),
  { answerHours: 48 },
);
