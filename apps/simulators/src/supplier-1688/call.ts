import type { DemoWorld } from '@sgb/server/adapters/supplier/demo.ts';
import { z } from 'zod';
import type { Messages } from './messages.ts';
import type { OrderBook } from './orders.ts';
import type { Switches } from './switches.ts';

export interface Context {
  readonly world: DemoWorld;
  readonly orders: OrderBook;
  readonly switches: Switches;
  readonly picture: (key: string) => string;
  readonly images: Map<string, Buffer>;
  readonly messages: Messages;
  /** Addresses of pictures that were uploaded as evidence. */
  readonly vouchers: Set<string>;
  readonly now: () => Date;
}

export interface SimulatedCall {
  readonly parameters: z.ZodType<Record<string, unknown>>;
  answer(context: Context, parameters: never): object | Promise<object>;
}

export function call<Shape extends z.ZodRawShape>(
  shape: Shape,
  answer: (context: Context, parameters: z.output<z.ZodObject<Shape>>) => object | Promise<object>,
): SimulatedCall {
  return { parameters: z.strictObject(shape) as never, answer: answer as never };
}

/** Digits that nobody has rounded: a number that JSON cannot hold would have lost some. */
export const id = z.string().regex(/^\d{9,24}$/);
/** An order number goes out as a bare number that JSON.parse would spoil. */
export const bare = (digits: string) => `@bare:${digits}@`;
