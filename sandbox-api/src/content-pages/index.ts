export { CONTENT_FOLDER, createContentShelf, openContent } from './open-content.ts';
export { addContentPageRoutes } from './routes.ts';
export type { PostShelf } from './show-posts.ts';
