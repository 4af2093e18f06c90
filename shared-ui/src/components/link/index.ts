export { LinkProvider, useLinkComponent } from './link-component';
export type { LinkComponent, LinkProps, LinkProviderProps } from './link-component';
export { TextLink } from './text-link';
export type { TextLinkProps } from './text-link';
