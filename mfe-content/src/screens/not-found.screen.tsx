import { ButtonLink, EmptyState } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

/** An unknown post, list or page. */
export const NotFoundScreen = () => {
  const { t } = useTranslation('content');
  return (
    <EmptyState
      headingLevel="h1"
      title={t('notFound.title')}
      action={<ButtonLink href="/blog">{t('notFound.blog')}</ButtonLink>}
    >
      <p>{t('notFound.text')}</p>
    </EmptyState>
  );
};
