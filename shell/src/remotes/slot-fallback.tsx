import { Alert, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { LoadFailure, LoadFailureKind } from './load-failure';
import styles from './remote-slot.module.css';

/** Which words explain a failure to a visitor. */
const WORDS: Readonly<Record<LoadFailureKind, 'offline' | 'broken'>> = {
  network: 'offline',
  timeout: 'offline',
  http: 'broken',
  integrity: 'broken',
  evaluation: 'broken',
  'missing-expose': 'broken',
  contract: 'broken',
  render: 'broken',
};

type Props = { readonly failure: LoadFailure; readonly supportEmail: string; readonly onRetry: () => void };

/** What stands in a slot whose remote could not be shown. The rest of the site keeps working. */
export const SlotFallback = ({ failure, supportEmail, onRetry }: Props) => {
  const { t } = useTranslation('shell');
  const words = WORDS[failure.kind];
  return (
    <div className={styles.fallback}>
      <h1 className={styles.fallbackTitle}>{t('slot.title')}</h1>
      <Alert tone="danger" role="alert">
        {t(`slot.${words}`)}
      </Alert>
      <div className={styles.actions}>
        <Button onClick={onRetry}>{t('slot.retry')}</Button>
        <a
          className={styles.support}
          href={`mailto:${supportEmail}?subject=${encodeURIComponent(`${failure.remote}@${failure.version}: ${failure.kind}`)}`}
        >
          {t('slot.support', { email: supportEmail })}
        </a>
      </div>
    </div>
  );
};
