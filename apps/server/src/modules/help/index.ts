export { ensureHelp } from './ensure.ts';
export { helpRoutes } from './routes.ts';
