export { createAskListed } from './ask-listed.ts';
export { addSitemapRoutes } from './sitemap-routes.ts';
