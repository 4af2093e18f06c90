export {
  hasPagination,
  PAGE_SIZE,
  pageNumberOf,
  pageOfRows,
  SCROLL_FROM_PAGE_SIZE,
  scrollsToTop,
} from './page-of-rows';
export type { PageOfRows } from './page-of-rows';
