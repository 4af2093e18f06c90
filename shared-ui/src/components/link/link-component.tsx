import { createContext, useContext } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

export type LinkProps = ComponentProps<'a'> & { readonly href: string };
export type LinkComponent = ComponentType<LinkProps>;

const PlainLink = (props: LinkProps) => <a {...props} />;

const LinkContext = createContext<LinkComponent>(PlainLink);

export type LinkProviderProps = { readonly component: LinkComponent; readonly children: ReactNode };

/** Provides the router link for all links of the components. Without it they are plain anchors. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext value={component}>{children}</LinkContext>
);

/** Link component of the context, or a plain anchor. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext);
