import { parcelIdOf, parcelNumber } from './parcel-states.ts';

/** Group shipments as plain data: what forms and scanners need of them. */

export const roundNameMost = 30;
export const roundNoticeMost = 300;
export const mostOrdersTaken = 100;
export const damagePictures = 4;

/** In the link of a round that is not public. */
export const roundCode = /^[A-Z0-9]{8}$/;
export const handOverCode = /^\d{4}$/;

/** What became of somebody's part: in it, taken out, not paid in time, on its way back to us, handed over. */
export const partStates = ['in', 'left', 'dropped', 'sentBack', 'handedOver'] as const;
export type PartState = (typeof partStates)[number];

/** What somebody can do with a round now; the first one is the next step. */
export const roundActions = [
  'join',
  'leave',
  'pay',
  'share',
  'close',
  'extend',
  'cancel',
  'count',
  'handOver',
  'report',
] as const;
export type RoundAction = (typeof roundActions)[number];

/** What a member shows to be scanned: the parcel and its code. */
export const handOverQr = (parcelId: number, code: string): string => `${parcelNumber(parcelId)}.${code}`;

/** What a scanner read: 'PC00000012.0412' of a member, or 'PC00000012' of a label. */
export function scannedParcel(text: string): { readonly parcelId: number; readonly code: string } | undefined {
  const [, label = '', code = ''] = /^\s*(pc\d{1,10})(?:\.(\d{4}))?\s*$/i.exec(text) ?? [];
  const parcelId = parcelIdOf(label);
  return parcelId === undefined ? undefined : { parcelId, code };
}

/** The picture to share a round with, in its two shapes. */
export const roundCardPath = (id: number, shape: 'square' | 'tall', code: string): string =>
  `/groupship/card/${id}${shape === 'tall' ? '-tall' : ''}.png${code ? `?code=${code}` : ''}`;
