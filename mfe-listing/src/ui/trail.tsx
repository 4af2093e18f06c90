import { Breadcrumbs } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { Crumb } from '../domain/breadcrumbs';

/** Breadcrumbs of a page of the listing (spec §2 "Breadcrumbs, in order"). */
export const Trail = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => {
  const { t } = useTranslation('listing');
  return (
    <Breadcrumbs
      label={t('breadcrumbs.label')}
      items={crumbs.map(({ key, values, path }) => ({ label: t(key, values), href: path }))}
    />
  );
};
