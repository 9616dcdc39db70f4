import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

/** Whom we ask for goods. */
export const sourcingSupplier = defineSetting('sourcing.supplier', z.enum(['demo', '1688']), 'demo');

/** Prices and stock older than this are read again when somebody looks. */
export const sourcingFreshMinutes = defineSetting('sourcing.freshMinutes', z.int().min(1).max(1440), 30);

/** How long results of the supplier's own search are used again. */
export const sourcingResultMinutes = defineSetting('sourcing.resultMinutes', z.int().min(0).max(1440), 10);

/** The leaf for goods that fit nowhere else. */
export const sourcingFallbackCategory = defineSetting('sourcing.fallbackCategory', z.int().positive(), 100_201);

/** Grams and millimetres of goods whose supplier tells neither. */
export const sourcingUnknownPiece = defineSetting(
  'sourcing.unknownPiece',
  z.object({ grams: z.int().positive(), millimetres: z.int().positive() }),
  { grams: 500, millimetres: 200 },
);
