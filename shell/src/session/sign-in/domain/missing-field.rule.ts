import { isPassword } from './password-strength.rule';

/** Names of the fields of the dialog. `factor`: the second factor's code of a signed-in user. */
export type FieldName = 'email' | 'password' | 'current' | 'code' | 'factor';

type Fields = Readonly<Record<FieldName, string>>;

/**
 * Code sent by e-mail: six digits (spec §5 "Verification code"). A second-factor code may be a recovery code with
 * another format.
 */
const MAILED_CODE = /^\d{6}$/;

/** Fields of a view. A new password is validated before it is sent. */
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

/** First field that is missing or invalid, or null. Other errors are reported by the service. */
export const missingField = (fields: Fields, wanted: Wanted): FieldName | null =>
  wanted.fields.find((name) => !isFine(name, fields[name], wanted)) ?? null;
