import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { Alert } from '@coinlane/shared-ui/components';
import { I18nextProvider, useTranslation } from '@coinlane/shared-ui/i18n';

import styles from './refused-notice.module.css';

/** Says that the server does not believe who opened the page, and what is to be done. */
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

/** Puts the notice above the page; what is below works on, because nothing of it depends on who opened it. */
export const showRefusedNotice = ({ body }: Document, i18nInstance: i18n): void => {
  const place = body.ownerDocument.createElement('div');
  body.prepend(place);
  createRoot(place, { identifierPrefix: 'mini-app' }).render(
    <StrictMode>
      <I18nextProvider i18n={i18nInstance}>
        <RefusedNotice />
      </I18nextProvider>
    </StrictMode>,
  );
};
