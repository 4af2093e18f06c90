import { isPassword } from './password-strength.rule';

/** What the fields of the dialog are called. */
export type FieldName = 'email' | 'password' | 'current' | 'code';

type Fields = Readonly<Record<FieldName, string>>;

/** Spec §5 "Verification code": six digits. A second factor's code may be a recovery code, which looks otherwise. */
const MAILED_CODE = /^\d{6}$/;

/** What a view asks for; a new password is judged before it is sent. */
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

/** The first field that cannot be sent as it is; null where all can. What only the service knows, it says itself. */
export const missingField = (fields: Fields, wanted: Wanted): FieldName | null =>
  wanted.fields.find((name) => !isFine(name, fields[name], wanted)) ?? null;
