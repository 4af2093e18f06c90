export { addPushRoutes } from './routes.ts';
