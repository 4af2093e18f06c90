import { TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { explorerLink } from '../../domain/swap-config';
import { amountText } from '../../domain/swap-form';
import type { SwapSide } from '../../domain/swap-status';
import styles from './swap.module.css';

type LinkedProps = { readonly value: string | null; readonly href: string | null };

const Linked = ({ value, href }: LinkedProps) => {
  if (value === null) return <>-</>;
  if (href === null) return <bdi translate="no">{value}</bdi>;
  return (
    <TextLink href={href} rel="noopener noreferrer" target="_blank" translate="no">
      {value}
    </TextLink>
  );
};

const amountWithToken = ({ amount, currency }: SwapSide, language: string): string =>
  amount === null ? '-' : `${amountText(amount, language)} ${currency.toUpperCase()}`;

type Props = {
  readonly side: SwapSide;
  /** Group of texts: `in` or `out`. */
  readonly way: 'in' | 'out';
};

/** Hash, address and amount of one side, with links to its explorer (spec §4 "Finished view"). */
export const SwapSideFacts = ({ side, way }: Props) => {
  const { t, i18n } = useTranslation('swap');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t(`finished.${way}.hash`)}</dt>
        <dd>
          <Linked value={side.hash} href={explorerLink(side.blockchain, 'tx', side.hash)} />
        </dd>
      </div>
      <div>
        <dt>{t(`finished.${way}.address`)}</dt>
        <dd>
          <Linked value={side.address} href={explorerLink(side.blockchain, 'address', side.address)} />
        </dd>
      </div>
      <div>
        <dt>{t(`finished.${way}.amount`)}</dt>
        <dd>
          <Linked
            value={amountWithToken(side, i18n.language)}
            href={explorerLink(side.blockchain, 'tx', side.hash)}
          />
        </dd>
      </div>
    </dl>
  );
};
