export { addSwapControl, addSwapRoutes } from './routes.ts';
