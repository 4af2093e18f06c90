import { Alert, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { Notice } from '../domain/content';

type Props = {
  readonly notices: readonly Notice[];
  /** The real host name of this site. */
  readonly hostName: string;
  /** Whether the site has a contact page. */
  readonly hasContact: boolean;
};

const Phishing = ({ hostName }: Pick<Props, 'hostName'>) => {
  const { t } = useTranslation('content');
  return (
    <Alert tone="warning" title={t('notices.phishing.title')}>
      <p>
        {t('notices.phishing.host')} <strong>{hostName}</strong>
      </p>
      <p>{t('notices.phishing.text')}</p>
    </Alert>
  );
};

const Community = ({ hasContact }: Pick<Props, 'hasContact'>) => {
  const { t } = useTranslation('content');
  return (
    <Alert title={t('notices.community.title')}>
      <p>{t('notices.community.text')}</p>
      <p>
        <TextLink href="/blog">{t('notices.community.blog')}</TextLink>
        {hasContact && (
          <>
            {'\u00A0·\u00A0'}
            <TextLink href="/contact">{t('notices.community.contact')}</TextLink>
          </>
        )}
      </p>
    </Alert>
  );
};

const FixedRate = () => {
  const { t } = useTranslation('content');
  return <Alert title={t('notices.fixedRate.title')}>{t('notices.fixedRate.text')}</Alert>;
};

/** The informational blocks of a page (spec §2: phishing warning, community invitation). */
export const Notices = ({ notices, hostName, hasContact }: Props) =>
  notices.map((notice) => {
    switch (notice) {
      case 'phishing':
        return <Phishing key={notice} hostName={hostName} />;
      case 'community':
        return <Community key={notice} hasContact={hasContact} />;
      case 'fixedRate':
        return <FixedRate key={notice} />;
    }
  });
