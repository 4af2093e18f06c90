export { breadcrumbsOf } from './breadcrumbs';
export type { Crumb } from './breadcrumbs';
