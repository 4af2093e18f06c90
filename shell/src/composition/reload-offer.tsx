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
 * Offers to load the page anew when a version it runs was withdrawn. It waits for what somebody is typing, takes no
 * focus, and can be put off; its place is there before it speaks, so that a screen reader hears it.
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
