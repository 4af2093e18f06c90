export { addContentRoutes } from './routes.ts';
