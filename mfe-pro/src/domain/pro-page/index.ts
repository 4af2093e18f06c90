export { idInPath, LISTED_PRO_PATHS, listedPageOf, pathOfProPage, PRO_PATHS, proPageAt } from './pro-page';
export type { ProPage, ProPath } from './pro-page';
