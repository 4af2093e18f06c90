import type { ReactNode } from 'react';

import { ButtonLink } from '@coinlane/shared-ui/components';

import { exchangePath } from '../domain/row-link';
import type { ExchangePair } from '../domain/row-link';

type Props = {
  readonly pair: ExchangePair;
  readonly size?: 'small' | 'medium' | 'large';
  readonly label?: string | undefined;
  readonly onFollow: (pair: ExchangePair) => void;
  readonly children: ReactNode;
};

/** Link to the exchange with a pair. Reports the pair when it is followed. */
export const ExchangeLink = ({ pair, size = 'medium', label, onFollow, children }: Props) => (
  <ButtonLink
    size={size}
    variant={size === 'small' ? 'secondary' : 'primary'}
    href={exchangePath(pair)}
    rel="nofollow"
    onClick={() => onFollow(pair)}
    {...(label === undefined ? {} : { 'aria-label': label })}
  >
    {children}
  </ButtonLink>
);
