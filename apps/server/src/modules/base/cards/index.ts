export { type Card, type CardShape, cardShapes } from './card.ts';
export { sendCard } from './serve.ts';
export { type Cards, createCards } from './service.ts';
