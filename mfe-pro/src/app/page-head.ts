import type { Head } from '@coinlane/shared-contracts/lifecycle';

import type { ProPage } from '../domain/pro-page';

type Translate = (key: string) => string;

/** Head of a page of the area. Never indexed: pages belong to an account. Null: unknown page. */
export const headOf = (page: ProPage | null, t: Translate, brand: string): Head =>
  page === null
    ? { title: `${t('notFound.title')} | ${brand}`, robots: 'noindex' }
    : {
        title: `${t(`pages.${page}.title`)} | ${brand}`,
        description: t(`pages.${page}.about`),
        robots: 'noindex',
      };
