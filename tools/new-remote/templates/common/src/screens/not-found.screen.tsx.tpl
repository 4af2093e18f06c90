import { ButtonLink, EmptyState } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

/** An address below ours that is no page. */
export const NotFoundScreen = () => {
  const { t } = useTranslation('__SHORT__');
  return (
    <EmptyState
      headingLevel="h1"
      title={t('notFound.title')}
      action={<ButtonLink href="__PATH__">{t('notFound.back')}</ButtonLink>}
    >
      <p>{t('notFound.text')}</p>
    </EmptyState>
  );
};
