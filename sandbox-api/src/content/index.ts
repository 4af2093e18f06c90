export { addRankingRoutes } from './ranking-routes.ts';
export { addContentRoutes } from './routes.ts';
