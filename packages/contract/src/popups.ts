import { visitorIdField } from './access-fields.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, whole } from './fields.ts';
import { allPopupTypes, suburbVersion } from './popup-types.ts';
import { allFits, reviewTextLimit } from './review-rules.ts';
import { surveyPictureLimit, surveyTextLimit } from './survey-rules.ts';
import { fileId } from './uploads.ts';
import * as z from './zod.ts';

const type = oneOf(...allPopupTypes);
const id = whole(0, Number.MAX_SAFE_INTEGER);

const evaluationItem = z.object({
  shoporderid: z.int(),
  title: z.string(),
  image: z.string(),
  satisfied: z.literal([0, 1]),
  description: z.string(),
  imageList: z.array(z.string()),
  /** Whether it is a product of our shop: of others nobody can read a review. */
  reviewable: z.boolean(),
  /** The size it was bought in; '' where it has none. */
  size: z.string(),
  /** 1 to 5, 0 before a choice. */
  stars: z.int(),
  fit: z.literal([...allFits]),
  story: z.string(),
  /** 1: others may see stars, words and pictures. */
  show: z.literal([0, 1]),
});
export type EvaluationItem = z.output<typeof evaluationItem>;

export const evaluation = z.object({
  ordertype: z.int(),
  expressid: z.int(),
  expressnumber: z.string(),
  finishtime: z.string(),
  /** The reward, and what it is with a picture. */
  scoin: z.int(),
  scoinwithpictures: z.int(),
  totalnum: z.int(),
  img1: z.string(),
  img2: z.string(),
  img3: z.string(),
  /** Client service, and international logistics: 1 to 5, 0 before a choice. */
  score1: z.int(),
  score2: z.int(),
  evaluateambassador: z.boolean(),
  ambassadorscore: z.int(),
  valuationcontent: z.string(),
  valuationcontentambassador: z.string(),
  /** Would buy again: 1 yes, 2 no, 0 before a choice. */
  intentionflg: z.literal([0, 1, 2]),
  orderevaluationVoList: z.array(evaluationItem),
  /** How the shopper is named where others see a review: 'Thandi M.' */
  showname: z.string(),
});
export type Evaluation = z.output<typeof evaluation>;

const popup = z.object({
  id: z.int(),
  type: z.literal([...allPopupTypes]),
  /** Of the window, and of what it is about. */
  windowtitle: z.string(),
  title: z.string(),
  titlecontent: z.string(),
  time: z.string(),
  content: z.string(),
  /** A page of the shop; '' when there is none. */
  link: z.string(),
  unreadnum: z.int(),
  question: z.string(),
  feedback: z.string(),
  couponlist: z.array(z.object({ couponname: z.string(), validity: z.string(), usecoupon: z.string() })),
  vipname: z.string(),
  remainday: z.int(),
  date: z.string(),
  /** What a renewal costs, in cents. */
  money: z.int(),
  /** Of the guide and of the suburb confirmation. */
  version: z.string(),
  evaluation: evaluation.nullable(),
});
export type Popup = z.output<typeof popup>;

export const getPopup = endpoint({
  method: 'GET',
  path: '/api/popupwindow/pop',
  summary: 'The next pop-up for this page; status 500 when there is none',
  auth: 'guest',
  limit: 'browse',
  // Where nothing waits it is eight; most take the gifts of a coupon pop-up, chosen for once more under a lock.
  queries: 30,
  input: z.strictObject({
    /** The page's address in the shop: '/shoppingmall/index' is home. */
    location: z.string().min(1, { error: 'must be the address of a page' }).max(300, { error: 'is too long' }),
    /** How a guest is known who has closed a notice. */
    visitorid: visitorIdField,
  }),
  output: popup,
});

export const readPopup = endpoint({
  method: 'GET',
  path: '/api/popupwindow/read',
  summary: 'A pop-up was closed: it does not come again',
  auth: 'guest',
  limit: 'browse',
  queries: 4,
  input: z.strictObject({ id, type, ordertype: whole(0, 100).optional(), visitorid: visitorIdField }),
  output: z.object({}),
});

/** JSON in a parameter. Answers to a survey come in pieces, because an address can only be so long. */
const annex = z.string().min(2, { error: 'must be JSON' }).max(4000, { error: 'is too long' });

export const handlePopup = endpoint({
  method: 'GET',
  path: '/api/popupwindow/handle',
  summary: 'Do what a pop-up offers: send the survey, confirm the suburb, take note of the others',
  auth: 'shopper',
  limit: 'browse',
  queries: 34,
  input: z.strictObject({ type, annex }),
  /** S Coin that will be credited for a survey; 0 otherwise. */
  output: z.object({ scoin: z.int() }),
});

export const draftPopup = endpoint({
  method: 'GET',
  path: '/api/popupwindow/draft',
  summary: 'Keep the answers given so far to a survey',
  auth: 'shopper',
  limit: 'browse',
  queries: 12,
  input: z.strictObject({ type, annex }),
  output: z.object({}),
});

export const remindTimes = endpoint({
  method: 'GET',
  path: '/api/shoppingmall/remindtimes',
  summary: 'The guide of this type was seen to its end or left; answers how often by now',
  auth: 'shopper',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({ type: z.enum(['shop'], { error: 'must be shop' }) }),
  output: z.object({ times: z.int() }),
});

const text = z.string().max(surveyTextLimit, { error: `Use at most ${surveyTextLimit} characters.` });
const score = whole(0, 5);

/** A piece of the answers to a survey: what was changed, and nothing else. */
export const surveyAnnex = z.strictObject({
  id: whole(1, Number.MAX_SAFE_INTEGER),
  score1: score.optional(),
  score2: score.optional(),
  ambassadorscore: score.optional(),
  valuationcontent: text.optional(),
  valuationcontentambassador: text.optional(),
  intentionflg: oneOf(0, 1, 2).optional(),
  item: z
    .strictObject({
      shoporderid: whole(1, Number.MAX_SAFE_INTEGER),
      satisfied: oneOf(0, 1).optional(),
      description: text.optional(),
      imageList: z
        .array(fileId)
        .max(surveyPictureLimit, { error: `At most ${surveyPictureLimit} pictures.` })
        .optional(),
      stars: score.optional(),
      fit: oneOf(...allFits).optional(),
      story: z
        .string()
        .max(reviewTextLimit, { error: `Use at most ${reviewTextLimit} characters.` })
        .optional(),
      show: oneOf(0, 1).optional(),
    })
    .optional(),
});
export type SurveyAnnex = z.output<typeof surveyAnnex>;

export const suburbAnnex = z.strictObject({
  suburb: z
    .string({ error: 'Please fill in correct suburb.' })
    .trim()
    .min(1, { error: 'Please fill in correct suburb.' })
    .max(60, { error: 'Please fill in correct suburb.' }),
  postcode: z.string().regex(/^\d{0,5}$/, { error: 'Please fill in correct suburb.' }),
  /** The ambassador that was chosen; 0 before a choice. */
  teamuserid: whole(0, 2_147_483_647).default(0),
  confirm: oneOf(0, 1).default(0),
  version: z.literal(suburbVersion, { error: 'This page is out of date. Please load it again.' }),
});

export const plainAnnex = z.strictObject({ id: whole(1, Number.MAX_SAFE_INTEGER) });

/** What the refusal -300 carries: the ambassadors to choose from. */
export interface AmbassadorChoice {
  readonly ambassadorid: number;
  readonly name: string;
  readonly stategroupbuy: string;
  readonly municipalitygroupbuy: string;
}
