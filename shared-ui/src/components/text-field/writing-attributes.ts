/** Input types that are left-to-right in every language. */
const leftToRightTypes: readonly unknown[] = ['email', 'url', 'tel', 'password'];

const exactText = {
  dir: 'ltr',
  spellCheck: false,
  autoCapitalize: 'off',
  autoCorrect: 'off',
  translate: 'no',
} as const;

/** Attributes for direction and spelling. Addresses and hashes get no correction. */
export const writingAttributes = (isMonospace: boolean, type: string | undefined) => {
  if (isMonospace) return exactText;
  return leftToRightTypes.includes(type) ? ({ dir: 'ltr' } as const) : {};
};
