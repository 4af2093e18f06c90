import type { ComponentProps, ReactNode } from 'react';

import { AddressText, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { explorerLink } from '../../domain/swap-config';
import { amountText } from '../../domain/swap-form';
import type { SwapSide } from '../../domain/swap-status';
import styles from './swap.module.css';

type LinkedProps = { readonly href: string | null; readonly children: ReactNode };

const Linked = ({ href, children }: LinkedProps) =>
  href === null ? (
    children
  ) : (
    <TextLink href={href} rel="noopener noreferrer" target="_blank" translate="no">
      {children}
    </TextLink>
  );

type OnChainProps = Pick<ComponentProps<typeof AddressText>, 'format'> & {
  readonly value: string | null;
  readonly href: string | null;
};

const OnChain = ({ value, href, format }: OnChainProps) =>
  value === null ? (
    '-'
  ) : (
    <Linked href={href}>
      <AddressText address={value} format={format} />
    </Linked>
  );

const amountWithToken = ({ amount, currency }: SwapSide, language: string): string =>
  amount === null ? '-' : `${amountText(amount, language)} ${currency.toUpperCase()}`;

type Props = {
  readonly side: SwapSide;
  /** Group of texts: `in` or `out`. */
  readonly way: 'in' | 'out';
};

/** Hash, address and amount of one side, with explorer links (spec §4 "Finished view"). */
export const SwapSideFacts = ({ side, way }: Props) => {
  const { t, i18n } = useTranslation('swap');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t(`finished.${way}.hash`)}</dt>
        <dd>
          <OnChain value={side.hash} href={explorerLink(side.blockchain, 'tx', side.hash)} format="short" />
        </dd>
      </div>
      <div>
        <dt>{t(`finished.${way}.address`)}</dt>
        <dd>
          <OnChain value={side.address} href={explorerLink(side.blockchain, 'address', side.address)} />
        </dd>
      </div>
      <div>
        <dt>{t(`finished.${way}.amount`)}</dt>
        <dd>
          <Linked href={explorerLink(side.blockchain, 'tx', side.hash)}>
            {amountWithToken(side, i18n.language)}
          </Linked>
        </dd>
      </div>
    </dl>
  );
};
