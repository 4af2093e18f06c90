import { useUnit } from 'effector-react';

import { Disclosure, TextLink, VisuallyHidden } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { ExternalLinkIcon } from '@coinlane/shared-ui/icons';

import { currencyValues } from '../../domain/listing-content';
import type { ShownCurrency } from '../../domain/listing-content';
import type { CoinWallet, Platform } from '../../domain/wallet';
import { listingModel } from '../../model/listing';
import styles from './currency.module.css';

/** Names of operating systems are the same in every language. "Browser" is translated. */
const SYSTEMS: Readonly<Record<Exclude<Platform, 'web'>, string>> = {
  ios: 'iOS',
  android: 'Android',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  chromeos: 'ChromeOS',
};

const WalletLinks = ({ wallets }: { readonly wallets: readonly CoinWallet[] }) => {
  const { t } = useTranslation('listing');
  return (
    <ul role="list" className={styles.variants}>
      {wallets.map(({ name, url, platforms }) => (
        <li key={url} className={styles.wallet}>
          <TextLink
            href={url}
            target="_blank"
            rel="nofollow noopener noreferrer"
            className={styles.walletLink}
          >
            <bdi translate="no">{name}</bdi>
            <ExternalLinkIcon size="small" />
            <VisuallyHidden>({t('currency.wallets.newTab')})</VisuallyHidden>
          </TextLink>
          {platforms.length > 0 && (
            <span className={styles.platforms}>
              {platforms
                .map((platform) => (platform === 'web' ? t('currency.wallets.web') : SYSTEMS[platform]))
                .join('\u00A0·\u00A0')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};

/** Wallets of a coin: the primary ones, and the others in a disclosure (spec §3 "Currency info"). */
export const CoinWallets = ({ currency }: { readonly currency: ShownCurrency }) => {
  const { t } = useTranslation('listing');
  const { primary, secondary } = useUnit(listingModel.wallets.$wallets);
  if (primary.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="currency-wallets">
      <h2 id="currency-wallets">{t('currency.wallets.title', currencyValues(currency))}</h2>
      <p>{t('currency.wallets.note')}</p>
      <WalletLinks wallets={primary} />
      {secondary.length > 0 && (
        <Disclosure summary={t('currency.wallets.more')}>
          <WalletLinks wallets={secondary} />
        </Disclosure>
      )}
    </section>
  );
};
