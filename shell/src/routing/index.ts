export { joinLanguage, splitLanguage } from './language-prefix.rule.ts';
export { isFramedPage } from './framed-page.rule.ts';
export { matchRoute } from './match-route.rule.ts';
export { pageView } from './page-view.rule.ts';
export type { PageView } from './page-view.rule.ts';
export { isOffered, isRemoteOffered } from './offered-page.rule.ts';
export { ROUTE_TABLE } from './route-table.ts';
export { OVERRIDE_PARAMETERS, withoutOverrides } from './overrides.rule.ts';
