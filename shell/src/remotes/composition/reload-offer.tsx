import { useState, useSyncExternalStore } from 'react';

import { Alert, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { LiveRemotesOfPage } from './create-page-composition';
import { isReloadDue } from './page-composition.rule';
import styles from './reload-offer.module.css';

type Props = {
  readonly composition: Pick<LiveRemotesOfPage, 'listen' | 'view'>;
  readonly onReload: () => void;
};

/**
 * Offers a reload when a running version was withdrawn. Waits while the user types, does not take focus, and can
 * be dismissed. Its live region is rendered in advance, because screen readers announce only changes.
 */
export const ReloadOffer = ({ composition, onReload }: Props) => {
  const { t } = useTranslation('shell');
  const view = useSyncExternalStore(composition.listen, composition.view, composition.view);
  const withdrawn = view.withdrawn.join();
  const [putOff, setPutOff] = useState('');
  return (
    <aside aria-label={t('update.label')} className={styles.place}>
      <div role="status" className={styles.said}>
        {isReloadDue(view) && putOff !== withdrawn ? (
          <div className={styles.offer}>
            <Alert
              tone="info"
              title={t('update.ready')}
              action={
                <Button size="small" onClick={onReload}>
                  {t('update.reload')}
                </Button>
              }
              dismissLabel={t('update.later')}
              onDismiss={() => {
                setPutOff(withdrawn);
              }}
            />
          </div>
        ) : null}
      </div>
    </aside>
  );
};
