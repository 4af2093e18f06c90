export { Menu } from './menu';
export type { MenuProps } from './menu';
export type { MenuEntry } from './menu-item';
