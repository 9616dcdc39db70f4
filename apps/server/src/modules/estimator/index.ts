export { estimatorRoutes } from './routes.ts';
