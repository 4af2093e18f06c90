/** What a block wears; null: what the visitor's system prefers. */
export type BlockTheme = 'light' | 'dark' | null;

const words = (colorScheme: string): readonly string[] => colorScheme.split(/\s+/);

/**
 * The theme of a block: what its element asks for (`data-theme`), else the page's own: a page that never said that it
 * can be dark stays light, and so does what stands on it.
 */
export const blockTheme = (asked: string | undefined, colorScheme: string): BlockTheme => {
  if (asked === 'light' || asked === 'dark') return asked;
  const said = words(colorScheme);
  if (!said.includes('dark')) return 'light';
  return said.includes('light') ? null : 'dark';
};
