export { addMiniAppRoutes } from './mini-app-routes.ts';
