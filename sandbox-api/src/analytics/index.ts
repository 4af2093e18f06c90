export { addAnalyticsRoutes, listMeasured } from './routes.ts';
