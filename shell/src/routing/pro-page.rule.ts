import { splitLanguage } from './language-prefix.rule.ts';
import { matchRoute } from './match-route.rule.ts';
import type { RouteId } from './route-table.ts';

const PRO_AREA = /^(\/[a-z]{2})?\/pro\//i;

const PRO_PAGES: readonly RouteId[] = [
  'PREMIUM_EXCHANGE',
  'PREMIUM_EXCHANGE_TX',
  'PREMIUM_LOANS',
  'PREMIUM_CASHBACK',
  'PREMIUM_PLANS',
  'PREMIUM_HISTORY',
  'PREMIUM_AML_CHECK',
  'PREMIUM_CONFIRMATION_LOAN',
  'PREMIUM_SETTINGS',
  'PRO_BALANCE',
];

/**
 * Whether a path is a pro page: below /pro/, and one of the ten routes (spec §2 "What counts as a pro page"). The path
 * may have a language prefix.
 */
export const isProPage = (path: string): boolean => {
  const match = matchRoute(splitLanguage(path).pathname);
  return PRO_AREA.test(path) && match !== null && PRO_PAGES.some((id) => id === match.id);
};
