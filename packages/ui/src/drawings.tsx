import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type DrawingName = 'parcel' | 'cart' | 'search' | 'orders' | 'broken' | 'wallet' | 'heart';

const line = 'fill-none stroke-brand';
const card = 'fill-card stroke-brand';
const tint = 'fill-brand-soft';
const accent = 'fill-action-soft stroke-action-bright';

const SHAPES: Record<DrawingName, ReactNode> = {
  parcel: (
    <>
      <path className={card} d="M30 46 60 34l30 12v32L60 90 30 78z" />
      <path className={accent} d="m42 41 30 12v12l-8-3-4 6-4-9V55" />
      <path className={line} d="m30 46 30 12 30-12M60 58v32" />
    </>
  ),
  cart: (
    <>
      <path className={card} d="M36 44h54l-6 28H44z" />
      <path className={line} d="M24 34h9l12 46h38M48 54h34M46 63h36" />
      <circle className={accent} cx="50" cy="90" r="5" />
      <circle className={accent} cx="78" cy="90" r="5" />
    </>
  ),
  search: (
    <>
      <circle className={card} cx="55" cy="55" r="24" />
      <path className={line} d="M43 55a12 12 0 0 1 12-12" />
      <path className="fill-none stroke-action-bright" strokeWidth="7" d="m75 75 16 16" />
    </>
  ),
  orders: (
    <>
      <path className={card} d="M36 30h48v62l-8-5-8 5-8-5-8 5-8-5-8 5z" />
      <path className={line} d="M46 44h28M46 55h28M46 66h14" />
      <path className="fill-none stroke-action-bright" strokeWidth="4" d="m66 68 5 5 9-10" />
    </>
  ),
  broken: (
    <>
      <path className={card} d="M32 46 58 36l-2 12 6 8-5 10 3 8-2 14-26-10z" />
      <path className={card} d="m66 37 24 9v32l-24 10 2-13-3-8 5-10-6-8z" />
      <path className={accent} d="m78 24-5 9h7l-5 9" />
    </>
  ),
  wallet: (
    <>
      <path className={card} d="M30 46a6 6 0 0 1 6-6h46a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6z" />
      <path className={line} d="m40 40 32-10 4 10" />
      <path className={accent} d="M72 58h20v14H72a7 7 0 0 1 0-14z" />
    </>
  ),
  heart: (
    <>
      <path className={card} d="M60 88 36 64a15 15 0 0 1 24-18 15 15 0 0 1 24 18z" />
      <path className="fill-none stroke-action-bright" strokeWidth="4" d="M45 58a7 7 0 0 1 6-7" />
    </>
  ),
};

export interface DrawingProps {
  name: DrawingName;
  className?: string;
}

/** Small line pictures on a tinted disc; they take their colours from the theme. */
export function Drawing({ name, className }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 120"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={cx('size-30', className)}
    >
      <circle className={tint} cx="60" cy="60" r="54" />
      {SHAPES[name]}
    </svg>
  );
}
