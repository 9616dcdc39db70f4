/** npm run dev: the same start, with hot reload and restarts. */
process.env.NODE_ENV = 'development';
await import('./main.ts');
