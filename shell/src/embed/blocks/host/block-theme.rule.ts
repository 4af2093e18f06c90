/** Theme of a block. Null: system preference. */
export type BlockTheme = 'light' | 'dark' | null;

const words = (colorScheme: string): readonly string[] => colorScheme.split(/\s+/);

/**
 * Theme of a block: from its element (`data-theme`), otherwise from the page. A page without a color scheme is light.
 */
export const blockTheme = (asked: string | undefined, colorScheme: string): BlockTheme => {
  if (asked === 'light' || asked === 'dark') return asked;
  const schemes = words(colorScheme);
  if (!schemes.includes('dark')) return 'light';
  return schemes.includes('light') ? null : 'dark';
};
