import type { Head } from '@coinlane/shared-contracts/lifecycle';

import type { ProPage } from '../domain/pro-page';

type Translate = (key: string) => string;

/** The head of a page of the area; never for search engines: it is an account's own. Null: no such page. */
export const headOf = (page: ProPage | null, t: Translate, brand: string): Head =>
  page === null
    ? { title: `${t('notFound.title')} | ${brand}`, robots: 'noindex' }
    : {
        title: `${t(`pages.${page}.title`)} | ${brand}`,
        description: t(`pages.${page}.about`),
        robots: 'noindex',
      };
