import { Breadcrumbs } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

/** Breadcrumbs from the start page, via the table of pairs, to a token. */
export const SwapTrail = ({ token }: { readonly token: string }) => {
  const { t } = useTranslation('swap');
  return (
    <Breadcrumbs
      label={t('breadcrumbs')}
      items={[
        { label: t('main'), href: '/' },
        { label: t('title'), href: '/swap' },
        { label: token.toUpperCase(), href: `/swap/${token}` },
      ]}
    />
  );
};
