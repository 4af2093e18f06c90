import type { Head } from '@coinlane/shared-contracts/lifecycle';
import type { Translate } from '@coinlane/shared-ui/i18n';

import type { ProPage } from '../domain/pro-page';

/** Head of a page of the area. Never indexed, because pages belong to an account. Null: unknown page. */
export const headOf = (page: ProPage | null, t: Translate<'pro'>, brand: string): Head =>
  page === null
    ? { title: `${t('notFound.title')} | ${brand}`, robots: 'noindex' }
    : {
        title: `${t(`pages.${page}.title`)} | ${brand}`,
        description: t(`pages.${page}.about`),
        robots: 'noindex',
      };
