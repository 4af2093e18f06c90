/** Theme of a block. Null: system preference. */
export type BlockTheme = 'light' | 'dark' | null;

const words = (colorScheme: string): readonly string[] => colorScheme.split(/\s+/);

/**
 * Theme of a block: the one its element requests (`data-theme`), otherwise that of the page. A page without a color
 * scheme is light.
 */
export const blockTheme = (asked: string | undefined, colorScheme: string): BlockTheme => {
  if (asked === 'light' || asked === 'dark') return asked;
  const schemes = words(colorScheme);
  if (!schemes.includes('dark')) return 'light';
  return schemes.includes('light') ? null : 'dark';
};
