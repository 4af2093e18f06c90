import { Alert, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { LoadFailure, LoadFailureKind } from './load-failure';
import styles from './remote-slot.module.css';

/** Which words explain a failure to a visitor. `faulty`: the same bytes would fail again. */
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
  /** Another version than the one that failed would be loaded now. */
  readonly isMended: boolean;
  readonly supportEmail: string;
  readonly onRetry: () => void;
};

/** What stands in a slot whose remote could not be shown. The rest of the site keeps working, and Try again is there where it can help. */
export const SlotFallback = ({ failure, isMended, supportEmail, onRetry }: Props) => {
  const { t } = useTranslation('shell');
  const found = WORDS[failure.kind];
  const words = found === 'faulty' && isMended ? 'broken' : found;
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
