export { addRankingRoutes } from './ranking-routes.ts';
export { addContentRoutes, addIconRoutes } from './routes.ts';
