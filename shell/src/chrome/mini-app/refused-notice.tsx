import type { i18n } from 'i18next';
import { StrictMode } from 'react';

import { Alert } from '@coinlane/shared-ui/components';
import { I18nextProvider, useTranslation } from '@coinlane/shared-ui/i18n';

import { createClientRoot } from '../../create-client-root';
import styles from './refused-notice.module.css';

/** Notice that the server could not verify the user, with instructions. */
export const RefusedNotice = () => {
  const { t } = useTranslation('shell');
  return (
    <aside aria-label={t('miniApp.refused.label')} className={styles.place}>
      <Alert tone="warning" role="alert" title={t('miniApp.refused.title')}>
        {t('miniApp.refused.advice')}
      </Alert>
    </aside>
  );
};

/** Shows the notice above the page. The page still works, because it does not depend on the user's identity. */
export const showRefusedNotice = ({ body }: Document, i18nInstance: i18n): void => {
  const place = body.ownerDocument.createElement('div');
  body.prepend(place);
  createClientRoot(place, 'mini-app').render(
    <StrictMode>
      <I18nextProvider i18n={i18nInstance}>
        <RefusedNotice />
      </I18nextProvider>
    </StrictMode>,
  );
};
