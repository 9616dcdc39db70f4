/**
 * npm start. Plain JavaScript: to read TypeScript takes a moment before the first line, and memory that a supervisor would
 * keep for as long as the shop runs. What is built looks by itself whether it comes from the sources as they are.
 */
import { existsSync } from 'node:fs';

const built = new URL('dist/main.js', import.meta.url);
await import(existsSync(built) ? built.href : './src/main.ts');
