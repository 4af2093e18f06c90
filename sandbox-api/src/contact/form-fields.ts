import { isEmail } from '../emails.ts';

/** Standard validation messages of spec §5, by field. */
export type FieldProblems = Readonly<Record<string, readonly string[]>>;

const LONGEST = { name: 100, email: 254, message: 10_000 } as const;

type Field = keyof typeof LONGEST;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const problemsOf = (field: Field, value: unknown): readonly string[] => {
  const text = textOf(value);
  if (text === '') return ["can't be blank"];
  if (text.length > LONGEST[field]) return [`is too long (maximum is ${String(LONGEST[field])} characters)`];
  return field === 'email' && !isEmail(text) ? ['is not a valid email'] : [];
};

/** Problems of the form fields. Empty if valid. */
export const fieldProblems = (fields: Readonly<Partial<Record<Field, unknown>>>): FieldProblems => {
  const asked: readonly Field[] = ['name', 'email', 'message'];
  return Object.fromEntries(
    asked
      .filter((field) => field in fields)
      .map((field) => [field, problemsOf(field, fields[field])] as const)
      .filter(([, problems]) => problems.length > 0),
  );
};
