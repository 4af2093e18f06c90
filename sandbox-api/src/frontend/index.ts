export { addNotifyRoutes } from './routes.ts';
