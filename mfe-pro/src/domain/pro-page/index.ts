export { LISTED_PRO_PATHS, pathOfProPage, PRO_PATHS, proPageAt } from './pro-page';
export type { ProPage } from './pro-page';
