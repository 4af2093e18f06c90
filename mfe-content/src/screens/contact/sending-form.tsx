import type { ReactNode } from 'react';

import { Alert, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { FormFailure } from '../../domain/contact-form';
import { CaptchaBox } from './captcha-box';
import type { CaptchaOfForm } from './captcha-box';
import styles from './contact.module.css';
import { FormFailureAlert } from './form-failure';

/** State of a form's submission. */
type SendingView = {
  readonly failure: FormFailure | null;
  readonly isSending: boolean;
  readonly isSent: boolean;
  readonly canSend: boolean;
};

type Props = {
  readonly view: SendingView;
  /** Null if the call needs no captcha. */
  readonly captcha: CaptchaOfForm | null;
  readonly sendWords: string;
  readonly sentWords: string;
  readonly label?: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** A form with a captcha: its fields, the captcha, the result, and the send button (spec §5). */
export const SendingForm = ({ view, captcha, sendWords, sentWords, label, onSubmit, children }: Props) => {
  const { t } = useTranslation('content');
  const { config } = useRemoteProps();
  return (
    <form
      className={styles.form}
      noValidate
      {...(label === undefined ? {} : { 'aria-label': label })}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {captcha !== null && !view.isSent && (
        <CaptchaBox captcha={captcha} isForeign={config.captcha !== undefined} />
      )}
      {view.failure !== null && <FormFailureAlert failure={view.failure} />}
      {view.isSent && (
        <Alert tone="success" role="status">
          {sentWords}
        </Alert>
      )}
      <Button
        type="submit"
        disabled={!view.canSend && !view.isSending}
        isPending={view.isSending}
        pendingLabel={t('forms.sending')}
      >
        {sendWords}
      </Button>
    </form>
  );
};
