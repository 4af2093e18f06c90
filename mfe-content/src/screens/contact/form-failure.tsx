import { Alert } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { FormFailure } from '../../domain/contact-form';

const KEYS = {
  Fields: 'forms.failure.fields',
  CaptchaRefused: 'forms.failure.captcha',
  AlreadySubscribed: 'forms.failure.alreadySubscribed',
  ServerError: 'forms.failure.server',
  Unreachable: 'forms.failure.unreachable',
  Refused: 'forms.failure.refused',
} as const satisfies Readonly<Record<FormFailure['_tag'], string>>;

/** Text of a form's failure, with another way to contact us. */
export const FormFailureAlert = ({ failure }: { readonly failure: FormFailure }) => {
  const { t } = useTranslation('content');
  const { config } = useRemoteProps();
  return (
    <Alert tone={failure._tag === 'AlreadySubscribed' ? 'info' : 'danger'} role="alert">
      <p>{t(KEYS[failure._tag])}</p>
      {failure._tag === 'Refused' && failure.message !== null && <p lang="en">{failure.message}</p>}
      {(failure._tag === 'ServerError' || failure._tag === 'Unreachable') && (
        <p>
          {t('forms.failure.mail')} <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
        </p>
      )}
    </Alert>
  );
};
