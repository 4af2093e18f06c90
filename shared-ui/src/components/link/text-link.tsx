import { classNames } from '../class-names';
import { useLinkComponent } from './link-component';
import type { LinkProps } from './link-component';
import styles from './text-link.module.css';

export type TextLinkProps = LinkProps & { readonly tone?: 'accent' | 'quiet' | undefined };

/** Link inside text or in a list. Uses the router of `LinkProvider`. */
export const TextLink = ({ tone = 'accent', className, ...rest }: TextLinkProps) => {
  const Link = useLinkComponent();
  return <Link {...rest} className={classNames(styles[tone], className)} />;
};
