import { useState } from 'react';

import { NativeButton, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { isPassword, strengthOf } from '../domain/password-strength.rule';
import { NAMESPACE } from '../load-texts';
import styles from './sign-in.module.css';

type Props = {
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly label: 'password' | 'current' | 'newPassword';
  /** Whether to show the strength of a new password. */
  readonly isNew?: boolean;
  readonly error?: string | undefined;
};

/** Password field with a show button. A new password shows its strength (spec §5 "Password"). */
export const PasswordField = ({ value, onType, label, isNew = false, error }: Props) => {
  const { t } = useTranslation(NAMESPACE);
  const [isShown, setIsShown] = useState(false);
  const strength = strengthOf(value);
  const judged = `${t('strength.label')}: ${t(`strength.${strength}`)}`;
  return (
    <div className={styles.field}>
      <TextField
        label={t(label)}
        type={isShown ? 'text' : 'password'}
        name={isNew ? 'new-password' : label}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={value}
        required
        error={error}
        {...(isNew ? { hint: isPassword(value) ? judged : t('passwordHint') } : {})}
        onChange={({ currentTarget }) => {
          onType(currentTarget.value);
        }}
        trailingAction={
          <NativeButton
            type="button"
            className={styles.reveal}
            aria-pressed={isShown}
            onClick={() => {
              setIsShown((was) => !was);
            }}
          >
            {t(isShown ? 'hide' : 'show')}
          </NativeButton>
        }
      />
      {isNew ? (
        <span
          className={styles.meter}
          data-strength={isPassword(value) ? strength : 'none'}
          aria-hidden="true"
        />
      ) : null}
    </div>
  );
};
