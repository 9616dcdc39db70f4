import { dayMs } from './time.ts';

/** Product document, section 4; a smaller number comes first. */
export const popupTypes = {
  guide: 1,
  notice: 2,
  message: 3,
  task: 4,
  feedback: 5,
  coupon: 6,
  vip: 7,
  survey: 8,
  suburb: 9,
} as const;

export type PopupType = (typeof popupTypes)[keyof typeof popupTypes];
export const allPopupTypes = Object.values(popupTypes);

/** The only place where guests get pop-ups and where the guide can start. */
export const homeLocation = '/shoppingmall/index';

/** How long nobody asks for pop-ups again after there was none (product document, section 9). */
export const popupSuppressionMs = dayMs;

/** Who saw a guide of another version is shown it again. */
export const guideVersion = '20220207';

/** What the suburb confirmation carries. */
export const suburbVersion = '20220520';
