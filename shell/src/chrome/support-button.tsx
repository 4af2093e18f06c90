import { useEffect, useState } from 'react';

import { supportAsked } from '@coinlane/shared-contracts/events';
import { IconButton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { joinLanguage } from '../routing';
import { useShell } from '../services';
import styles from './header.module.css';

const AGAIN_MS = 300;
/** About 15 seconds. After that, the contact page opens instead of the chat. */
const MAX_TRIES = 50;

/** Requests support until the chat handles the request, because the chat loads after the page. */
const useSupport = () => {
  const { browser, language } = useShell();
  const [tries, setTries] = useState(0);
  const ask = (): void => {
    if (browser?.bus.offer?.(supportAsked, { transactionId: null, diagnostic: '' }) === true) setTries(0);
    else if (tries < MAX_TRIES) setTries(tries + 1);
    else window.location.assign(joinLanguage(language, '/contact'));
  };
  useEffect(() => {
    if (tries === 0) return undefined;
    const timer = setTimeout(ask, AGAIN_MS);
    return () => {
      clearTimeout(timer);
    };
  });
  return ask;
};

/** Opens the live chat next to the page. Absent if there is no chat. */
export const SupportButton = () => {
  const { t } = useTranslation('shell');
  const { config } = useShell();
  const ask = useSupport();
  return (config.liveChatUrl ?? '') === '' ? null : (
    <IconButton label={t('chat.open')} className={styles.support} aria-haspopup="dialog" onClick={ask}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles.drawing}>
        <path d="M4 5h16v11H9l-5 4z" />
      </svg>
    </IconButton>
  );
};
