interface EditedThing {
  /** The calls that show it; they say in which edition. */
  readonly read: readonly string[];
  /** The calls that change it, and which of their fields names it; '' where there is only one. */
  readonly edit: Readonly<Record<string, string>>;
}

/** What staff edit with forms. A call that is named here takes an `edition` and is refused where a colleague was quicker (decision 111). */
const editedThings: Readonly<Record<string, EditedThing>> = {
  banner: { read: ['GET /api/staff/banner/list'], edit: { 'POST /api/staff/banner/save': 'id' } },
  'themed page': { read: ['GET /api/staff/activity/list'], edit: { 'POST /api/staff/activity/save': 'theme' } },
  article: { read: ['GET /api/staff/help/list'], edit: { 'POST /api/staff/help/save': 'type' } },
  coupon: { read: ['GET /api/staff/coupon/list'], edit: { 'POST /api/staff/coupon/save': 'id' } },
  'daily coupon': { read: ['GET /api/staff/coupon/offers'], edit: { 'POST /api/staff/coupon/saveoffer': 'id' } },
  'written answer': {
    read: ['GET /api/staff/chat/canned'],
    edit: { 'POST /api/staff/chat/savecanned': 'id', 'POST /api/staff/chat/dropcanned': 'id' },
  },
  feedback: {
    read: ['GET /api/staff/feedback/list'],
    edit: { 'POST /api/staff/feedback/answer': 'id', 'POST /api/staff/feedback/publish': 'id' },
  },
  'pop-up': {
    read: ['GET /api/staff/popup/list'],
    edit: { 'POST /api/staff/popup/change': 'id', 'POST /api/staff/popup/stop': 'id' },
  },
  topic: { read: ['GET /api/staff/question/topics'], edit: { 'POST /api/staff/question/topic': 'id' } },
  task: { read: ['GET /api/staff/task/list'], edit: { 'POST /api/staff/task/save': 'id' } },
  review: { read: ['GET /api/staff/review/list'], edit: { 'POST /api/staff/review/answer': 'id' } },
  'hot words': { read: ['GET /api/staff/search/hot'], edit: { 'POST /api/staff/search/savehot': '' } },
  showcase: { read: ['GET /api/staff/showcase/list'], edit: { 'POST /api/staff/showcase/save': 'slug' } },
  product: {
    read: ['GET /api/staff/product/list'],
    edit: {
      'POST /api/staff/product/flags': 'id',
      'POST /api/staff/product/hide': 'id',
      'POST /api/staff/product/show': 'id',
      'POST /api/staff/localstock/china': 'productid',
    },
  },
  piece: {
    read: ['GET /api/staff/clearance/list'],
    edit: {
      'POST /api/staff/clearance/save': 'id',
      'POST /api/staff/clearance/hide': 'id',
      'POST /api/staff/clearance/show': 'id',
    },
  },
  flight: {
    read: ['GET /api/staff/flight/list'],
    edit: { 'POST /api/staff/flight/save': 'id', 'POST /api/staff/flight/cancel': 'id' },
  },
  'receiver of parcel': {
    read: ['GET /api/staff/parcel/receivers'],
    edit: { 'POST /api/staff/parcel/receiver': 'id' },
  },
};

const things = Object.entries(editedThings);

/** Calls whose answers say in which edition they were read. */
export const readingCalls: ReadonlySet<string> = new Set(things.flatMap(([, { read }]) => read));

/** Calls that edit, with what and by which field. */
export const editingCalls: ReadonlyMap<string, { readonly kind: string; readonly by: string }> = new Map(
  things.flatMap(([kind, { edit }]) => Object.entries(edit).map(([call, by]) => [call, { kind, by }] as const)),
);

/** What a call edits, as 'banner 7'; undefined where it makes something new. */
export function editedThing(call: string, input: unknown): string | undefined {
  const editing = editingCalls.get(call);
  if (!editing) return undefined;
  if (editing.by === '') return editing.kind;
  const key = (Object(input) as Record<string, unknown>)[editing.by];
  return key === undefined ? undefined : `${editing.kind} ${String(key).toLowerCase()}`;
}
