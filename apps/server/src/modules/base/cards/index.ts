export type { Card, CardShape } from './card.ts';
export { sendCard } from './serve.ts';
export { createCards } from './service.ts';
