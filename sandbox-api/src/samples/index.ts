export { addSampleRoutes } from './routes.ts';
