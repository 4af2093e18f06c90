export { blogPath, canonicalPathOf, contentRouteAt } from './content-route';
export type { ContentRoute } from './content-route';
