export {
  blogPath,
  canonicalPathOf,
  contentRouteAt,
  isSameScreen,
  PAGE_PATHS,
  pathOf,
  REVIEWS_PATH,
} from './content-route';
export type { ContentRoute, PostFilter } from './content-route';
