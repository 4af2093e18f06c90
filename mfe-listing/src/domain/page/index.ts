export { hasPagination, PAGE_SIZE, pageNumberOf, pageOfRows } from './page-of-rows';
export type { PageOfRows } from './page-of-rows';
