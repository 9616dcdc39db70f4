export type { Card, CardShape } from './card.ts';
export { sendCard, sendQr } from './serve.ts';
export { createCards } from './service.ts';
