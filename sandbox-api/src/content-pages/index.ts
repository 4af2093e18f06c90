export { withOfferedLinks } from './offered-links.ts';
export { createContentStore } from './open-content.ts';
export type { IsServed } from './read-source.ts';
export { addContentPageRoutes } from './routes.ts';
export type { ContentStore } from './show-posts.ts';
