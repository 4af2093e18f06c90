import { TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { FieldName } from '../domain/missing-field.rule';
import { isTooLong } from '../domain/password-strength.rule';
import { NAMESPACE } from '../load-texts';
import type { SignInFields, SignInState, SignInView } from '../model/sign-in-state';
import { FactorField } from './factor-field';
import { PasswordField } from './password-field';

type Props = {
  readonly state: SignInState;
  readonly onType: (fields: Partial<SignInFields>) => void;
};

/** Labels that differ in a view. */
const OF_VIEW: Readonly<Record<string, FieldName>> = {
  'sign-in password': 'current',
  'code code': 'factor',
};

/** Error text of a field: empty, too short, or refused by the service. */
const wordsFor = ({ problem, view, fields }: SignInState, field: FieldName) => {
  if (problem === null) return null;
  if (problem._tag === 'EmailNotAllowed' || problem._tag === 'EmailTaken')
    return field === 'email' ? problem._tag : null;
  if (problem._tag !== 'InvalidField' || problem.field !== field) return null;
  const words = OF_VIEW[`${view} ${field}`] ?? field;
  if (words !== 'password') return words;
  return isTooLong(fields.password) ? 'passwordTooLong' : 'passwordTooShort';
};

const useFieldError = (state: SignInState) => {
  const { t } = useTranslation(NAMESPACE);
  return (field: FieldName): string | undefined => {
    const words = wordsFor(state, field);
    return words === null ? undefined : t(`problem.${words}`);
  };
};

const EmailField = ({ state, onType }: Props) => {
  const { t } = useTranslation(NAMESPACE);
  const errorOf = useFieldError(state);
  const isNew = state.view === 'login-email';
  return (
    <TextField
      label={t(isNew ? 'newEmail' : 'email')}
      type="email"
      name="email"
      autoComplete={isNew ? 'email' : 'username'}
      inputMode="email"
      maxLength={254}
      required
      value={state.fields.email}
      error={errorOf('email')}
      {...(isNew ? { hint: t('newEmailHint') } : {})}
      onChange={({ currentTarget }) => {
        onType({ email: currentTarget.value });
      }}
    />
  );
};

const CodeField = ({ state, onType }: Props) => {
  const { t } = useTranslation(NAMESPACE);
  const errorOf = useFieldError(state);
  const isOfApp = state.view === 'code';
  return (
    <TextField
      label={t('code')}
      name="code"
      autoComplete="one-time-code"
      inputMode={isOfApp ? 'text' : 'numeric'}
      maxLength={20}
      required
      value={state.fields.code}
      error={errorOf('code')}
      hint={isOfApp ? t('codeApp') : t('codeMail', { email: state.fields.email })}
      onChange={({ currentTarget }) => {
        onType({ code: currentTarget.value });
      }}
    />
  );
};

const PASSWORDS = {
  password: { label: 'password', isNew: false },
  chosen: { label: 'password', isNew: true },
  newPassword: { label: 'newPassword', isNew: true },
  current: { label: 'current', isNew: false },
} as const;

type PasswordProps = Props & { readonly as: keyof typeof PASSWORDS };

const Password = ({ state, onType, as }: PasswordProps) => {
  const errorOf = useFieldError(state);
  const field = as === 'current' ? 'current' : 'password';
  return (
    <PasswordField
      {...PASSWORDS[as]}
      value={state.fields[field]}
      error={errorOf(field)}
      onType={(value) => {
        onType({ [field]: value });
      }}
    />
  );
};

const Factor = ({ state, onType }: Props) => {
  const errorOf = useFieldError(state);
  return (
    <FactorField
      value={state.fields.factor}
      error={errorOf('factor')}
      onType={(factor) => {
        onType({ factor });
      }}
    />
  );
};

type Part = 'email' | 'code' | keyof typeof PASSWORDS;

const PARTS: Readonly<Record<SignInView, readonly Part[]>> = {
  'sign-in': ['email', 'password'],
  code: ['code'],
  register: ['email', 'chosen'],
  confirm: ['code'],
  forgotten: ['email'],
  reset: ['code', 'newPassword'],
  'change-password': ['current', 'newPassword'],
  'login-email': ['email', 'current'],
  'login-email-code': ['code'],
  passkeys: [],
  done: [],
};

export const SignInFieldsOf = (props: Props) => (
  <>
    {PARTS[props.state.view].map((part) => {
      if (part === 'email') return <EmailField key={part} {...props} />;
      if (part === 'code') return <CodeField key={part} {...props} />;
      return <Password key={part} {...props} as={part} />;
    })}
    {props.state.isFactorWanted ? <Factor {...props} /> : null}
  </>
);
