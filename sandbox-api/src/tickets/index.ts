export { addTicketRoutes } from './routes.ts';
