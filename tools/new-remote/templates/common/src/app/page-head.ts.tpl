import type { Head } from '@coinlane/shared-contracts/lifecycle';
import type { Translate } from '@coinlane/shared-ui/i18n';

import type { AppPage } from '../domain/app-page';

/** Title and description of a page; null: there is no such page. */
export const headOf = (page: AppPage | null, t: Translate<'__SHORT__'>, brand: string): Head =>
  page === null
    ? { title: `${t('notFound.title')} | ${brand}`, robots: 'noindex' }
    : { title: `${t('title')} | ${brand}`, description: t('about'), robots: 'noindex' };
