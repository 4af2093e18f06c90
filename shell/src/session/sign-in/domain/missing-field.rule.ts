import { isPassword } from './password-strength.rule';

/** Names of the fields of the dialog. `factor`: the second factor's code of a signed-in user. */
export type FieldName = 'email' | 'password' | 'current' | 'code' | 'factor';

type Fields = Readonly<Record<FieldName, string>>;

/**
 * Code sent by e-mail: six digits (spec §5 "Verification code"). Not for second-factor codes, which can be
 * recovery codes in another format.
 */
const MAILED_CODE = /^\d{6}$/;

/** Fields that a view needs. A new password is validated before it is sent. */
export type Wanted = {
  readonly fields: readonly FieldName[];
  readonly hasNewPassword: boolean;
  readonly hasMailedCode: boolean;
};

const isFine = (name: FieldName, value: string, { hasNewPassword, hasMailedCode }: Wanted): boolean => {
  if (name === 'password' && hasNewPassword) return isPassword(value);
  if (name === 'code' && hasMailedCode) return MAILED_CODE.test(value.trim());
  return value.trim() !== '';
};

/** First missing or invalid field, or null. The service reports other errors. */
export const missingField = (fields: Fields, wanted: Wanted): FieldName | null =>
  wanted.fields.find((name) => !isFine(name, fields[name], wanted)) ?? null;
