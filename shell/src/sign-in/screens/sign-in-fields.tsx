import { TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { NAMESPACE } from '../load-texts';
import type { SignInFields, SignInState } from '../model/sign-in-state';
import { PasswordField } from './password-field';

type Props = {
  readonly state: SignInState;
  readonly onType: (fields: Partial<SignInFields>) => void;
};

const useFieldError = ({ problem }: SignInState) => {
  const { t } = useTranslation(NAMESPACE);
  return (field: 'email' | 'password'): string | undefined =>
    problem?._tag === 'InvalidField' && problem.field === field ? t(`problem.${field}`) : undefined;
};

const EmailField = ({ state, onType }: Props) => {
  const { t } = useTranslation(NAMESPACE);
  const errorOf = useFieldError(state);
  return (
    <TextField
      label={t('email')}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      maxLength={254}
      required
      value={state.fields.email}
      error={errorOf('email')}
      onChange={({ currentTarget }) => {
        onType({ email: currentTarget.value });
      }}
    />
  );
};

const CodeField = ({ state, onType }: Props) => {
  const { t } = useTranslation(NAMESPACE);
  return (
    <TextField
      label={t('code')}
      name="code"
      autoComplete="one-time-code"
      inputMode={state.view === 'code' ? 'text' : 'numeric'}
      maxLength={20}
      required
      value={state.fields.code}
      hint={state.view === 'code' ? t('codeApp') : t('codeMail', { email: state.fields.email })}
      onChange={({ currentTarget }) => {
        onType({ code: currentTarget.value });
      }}
    />
  );
};

/** The fields of each view. */
export const SignInFieldsOf = ({ state, onType }: Props) => {
  const errorOf = useFieldError(state);
  const password = (label: 'password' | 'newPassword', isNew: boolean) => (
    <PasswordField
      label={label}
      isNew={isNew}
      value={state.fields.password}
      error={errorOf('password')}
      onType={(value) => {
        onType({ password: value });
      }}
    />
  );
  switch (state.view) {
    case 'sign-in':
      return (
        <>
          <EmailField state={state} onType={onType} />
          {password('password', false)}
        </>
      );
    case 'register':
      return (
        <>
          <EmailField state={state} onType={onType} />
          {password('password', true)}
        </>
      );
    case 'forgotten':
      return <EmailField state={state} onType={onType} />;
    case 'code':
    case 'confirm':
      return <CodeField state={state} onType={onType} />;
    case 'reset':
      return (
        <>
          <CodeField state={state} onType={onType} />
          {password('newPassword', true)}
        </>
      );
    case 'change-password':
      return (
        <>
          <PasswordField
            label="current"
            value={state.fields.current}
            onType={(current) => {
              onType({ current });
            }}
          />
          {password('newPassword', true)}
        </>
      );
  }
};
