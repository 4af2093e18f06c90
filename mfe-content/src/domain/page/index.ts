export { INFORMATION_PAGES, LEGAL_PAGES, LINK_PATHS } from './page-table';
export type { InformationPage, InformationPageId, LegalPage, PageLink } from './page-table';
