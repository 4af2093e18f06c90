export { nextTheme, THEMES, toTheme } from './theme.rule';
export type { Theme } from './theme.rule';
