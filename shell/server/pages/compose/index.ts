export { composePage } from './compose-page.ts';
export type { FragmentRender } from './compose-page.ts';
export { addPageRoutes } from './page-routes.ts';
export type { PageRoutePorts } from './page-routes.ts';
