import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { Amount } from '../domain/pair-limits';
import { amountText } from '../domain/swap-form';
import { suffixOf } from '../domain/token';
import type { TokenVariant } from '../domain/token';
import styles from './pair-facts.module.css';

/** Name of a variant's chain with its common suffix: 'Ethereum (ERC20)'. */
export const useChainName = () => {
  const { t } = useTranslation('swap');
  return (variant: TokenVariant): string =>
    t(`chains.${variant.blockchain}`, { suffix: suffixOf(variant).toUpperCase() });
};

/** Token with its chain, because the ticker alone is ambiguous. */
export const VariantName = ({ variant }: { readonly variant: TokenVariant }) => {
  const chainName = useChainName();
  return (
    <span>
      {variant.token.toUpperCase()} <small className={styles.chain}>{chainName(variant)}</small>
    </span>
  );
};

/** Limit in the number format of the page, or a text if there is no limit. */
export const Limit = ({ amount, token }: { readonly amount: Amount | null; readonly token: string }) => {
  const { t, i18n } = useTranslation('swap');
  if (amount === null) return <>{t('noMaximum')}</>;
  return (
    <>
      {amountText(amount, i18n.language)} {token.toUpperCase()}
    </>
  );
};
