import { useTranslation } from '@coinlane/shared-ui/i18n';
import { joinSentences } from '@coinlane/shared-ui/join-sentences';

import { useShell } from '../../../services';
import { NAMESPACE } from '../load-texts';
import type { SignInState, SignInView } from '../model/sign-in-state';
import styles from './sign-in.module.css';

/** Views that ask for a code from an e-mail. */
const MAILED: readonly SignInView[] = ['confirm', 'reset', 'login-email-code'];

/** Link to the page with sandbox e-mails, because the sandbox sends none. */
export const SandboxMailNote = ({ view }: Pick<SignInState, 'view'>) => {
  const { t } = useTranslation(NAMESPACE);
  const { isSandbox } = useShell().config;
  if (!isSandbox || !MAILED.includes(view)) return null;
  return (
    <p className={styles.note}>
      {joinSentences(t('sandboxMail'), '')}
      <a href="/sandbox/outbox" target="_blank" rel="noreferrer">
        {t('sandboxOutbox')}
      </a>
    </p>
  );
};
