/** `system` follows the device. */
const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** Parses a stored theme. Defaults to `system`. */
export const toTheme = (word: string | null): Theme => THEMES.find((theme) => theme === word) ?? 'system';

export const nextTheme = (theme: Theme): Theme =>
  THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
