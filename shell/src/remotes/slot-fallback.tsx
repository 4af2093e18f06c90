import { Alert, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { LoadFailure, LoadFailureKind } from './load-failure';
import styles from './remote-slot.module.css';

/** Texts for each kind of failure. `faulty`: a retry would load the same bytes. */
const WORDS: Readonly<Record<LoadFailureKind, 'offline' | 'missing' | 'altered' | 'broken' | 'faulty'>> = {
  network: 'offline',
  timeout: 'offline',
  http: 'missing',
  integrity: 'altered',
  evaluation: 'faulty',
  'missing-expose': 'faulty',
  contract: 'faulty',
  render: 'broken',
};

type Props = {
  readonly failure: LoadFailure;
  /** Whether a version other than the failed one would be loaded now. */
  readonly isReplaced: boolean;
  readonly supportEmail: string;
  readonly onRetry: () => void;
};

/** Error in a slot whose remote failed. Offers a retry if it can help. The rest of the site keeps working. */
export const SlotFallback = ({ failure, isReplaced, supportEmail, onRetry }: Props) => {
  const { t } = useTranslation('shell');
  const found = WORDS[failure.kind];
  const words = found === 'faulty' && isReplaced ? 'broken' : found;
  return (
    <div className={styles.fallback}>
      <h1 className={styles.fallbackTitle}>{t('slot.title')}</h1>
      <Alert tone="danger" role="alert">
        {t(`slot.${words}`)}
      </Alert>
      <div className={styles.actions}>
        {words === 'faulty' ? null : <Button onClick={onRetry}>{t('slot.retry')}</Button>}
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
