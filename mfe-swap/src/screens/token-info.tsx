import { Disclosure } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

/** Spec §2 "Mounting": gradual airdrop, private sale, token value, BNB mainnet and ERC. */
const SECTIONS = ['airdrop', 'privateSale', 'value', 'bnbMainnet', 'erc'] as const;

/** Information about a token, one section open at a time (spec §1 "Informational blocks"). */
export const TokenInfo = () => {
  const { t } = useTranslation('swap');
  return (
    <div role="group" aria-label={t('tokens.label')}>
      {SECTIONS.map((section) => (
        <Disclosure
          key={section}
          look="card"
          name="tokens-dropdown-list"
          summary={t(`tokens.${section}.title`)}
        >
          <p>{t(`tokens.${section}.text`)}</p>
        </Disclosure>
      ))}
    </div>
  );
};
