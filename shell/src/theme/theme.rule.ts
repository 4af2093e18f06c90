/** `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** A stored word as a theme; anything else follows the device. */
export const toTheme = (word: string | null): Theme => THEMES.find((theme) => theme === word) ?? 'system';

/** The theme one press of the switch further on. */
export const nextTheme = (theme: Theme): Theme =>
  THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
