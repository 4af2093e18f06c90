/** What is written from left to right in every language. */
const leftToRightTypes: readonly unknown[] = ['email', 'url', 'tel', 'password'];

const exactText = {
  dir: 'ltr',
  spellCheck: false,
  autoCapitalize: 'off',
  autoCorrect: 'off',
  translate: 'no',
} as const;

/** How a text is written: addresses and hashes are taken letter by letter. */
export const writingAttributes = (isMonospace: boolean, type: string | undefined) => {
  if (isMonospace) return exactText;
  return leftToRightTypes.includes(type) ? ({ dir: 'ltr' } as const) : {};
};
