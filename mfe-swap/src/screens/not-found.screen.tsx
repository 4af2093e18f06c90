import { ButtonLink, EmptyState } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

/** Page for an unknown token, or a swap that failed to load (spec §2: "any load failure goes to /404"). */
export const NotFoundScreen = ({ supportEmail }: { readonly supportEmail: string }) => {
  const { t } = useTranslation('swap');
  return (
    <EmptyState
      headingLevel="h1"
      title={t('notFound.title')}
      action={<ButtonLink href="/swap">{t('allPairs')}</ButtonLink>}
    >
      <p>{t('notFound.text')}</p>
      <p>
        {t('notFound.support')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
    </EmptyState>
  );
};
