import { useUnit } from 'effector-react';
import { QRCodeSVG } from 'qrcode.react';
import type { SyntheticEvent } from 'react';

import { Button, ButtonLink, CopyButton, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { refusedField } from '@coinlane/shared-contracts/errors';
import { problemOf } from '@coinlane/shared-contracts/query';

import { digitsOf, groupSecret, isWholeCode } from '../../domain/two-factor';
import type { TwoFactorSecret } from '../../domain/two-factor';
import { twoFactorModel } from '../../model/two-factor';
import { useFocusOnProblem } from '../../ui/focus-on-problem';
import { ProblemNote, problemText } from '../../ui/problem-note';
import styles from './two-factor.module.css';

const QR_PIXELS = 192;

/** Whether a URL only opens an authenticator app. */
const isAppLink = (url: string): boolean => url.startsWith('otpauth://totp/');

const ManualSecret = ({ secret }: { readonly secret: string }) => {
  const { t } = useTranslation('pro');
  return (
    <div className={styles.manual}>
      <p>{t('twoFactor.manual')}</p>
      <bdi dir="ltr" translate="no" className={styles.secret}>
        {groupSecret(secret)}
      </bdi>
      <CopyButton
        value={secret}
        label={t('twoFactor.copySecret')}
        copiedLabel={t('words.copied')}
        failedLabel={t('words.copyFailed')}
      />
    </div>
  );
};

const CodeForm = () => {
  const { t, i18n } = useTranslation('pro');
  const { code, mutation, type, enable } = useUnit({
    code: twoFactorModel.$code,
    mutation: twoFactorModel.enabling.$mutation,
    type: twoFactorModel.codeTyped,
    enable: twoFactorModel.enabling.start,
  });
  const problem = problemOf(mutation);
  const { form } = useFocusOnProblem(problem);
  const isAboutCode = refusedField(problem) === 'code';
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isWholeCode(code)) enable(digitsOf(code));
  };
  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className={styles.form}>
      <TextField
        label={t('twoFactor.code')}
        hint={t('twoFactor.codeHint')}
        value={code}
        onChange={({ currentTarget }) => type(digitsOf(currentTarget.value))}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={
          isAboutCode && problem !== null ? problemText({ t, language: i18n.language }, problem) : undefined
        }
      />
      {!isAboutCode && <ProblemNote problem={problem} />}
      <Button
        type="submit"
        isWide
        disabled={!isWholeCode(code)}
        isPending={mutation._tag === 'Pending'}
        pendingLabel={t('words.working')}
      >
        {t('twoFactor.confirm')}
      </Button>
    </form>
  );
};

/** Secret as a QR code and as text, and a field for the first code from the app. */
export const SecretForm = ({ secret }: { readonly secret: TwoFactorSecret }) => {
  const { t } = useTranslation('pro');
  return (
    <div className={styles.form}>
      <div className={styles.scan}>
        <p className={styles.line}>{t('twoFactor.scan')}</p>
        <QRCodeSVG
          value={secret.otpauthUrl}
          size={QR_PIXELS}
          level="M"
          marginSize={3}
          role="img"
          aria-label={t('twoFactor.qr')}
        />
        {isAppLink(secret.otpauthUrl) && (
          <ButtonLink variant="secondary" href={secret.otpauthUrl} className={styles.openApp}>
            {t('twoFactor.openApp')}
          </ButtonLink>
        )}
        <ManualSecret secret={secret.secret} />
      </div>
      <CodeForm />
    </div>
  );
};
