export { addWidgetRoutes } from './widget-routes.ts';
export { loadWidgetScript } from './load-widget-script.ts';
