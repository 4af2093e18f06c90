import { TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { ShownCurrency } from '../../domain/listing-content';
import { CurrencyName } from '../../ui/currency-name';
import styles from './currency.module.css';

type Props = { readonly variants: readonly ShownCurrency[]; readonly ticker: string };

/** The same coin on other networks, so that users do not send to the wrong one. */
export const CurrencyVariants = ({ variants, ticker }: Props) => {
  const { t } = useTranslation('listing');
  if (variants.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="currency-variants">
      <h2 id="currency-variants">{t('currency.variants', { ticker })}</h2>
      <p>{t('currency.variantsNote')}</p>
      <ul role="list" className={styles.variants}>
        {variants.map((variant) => (
          <li key={variant.link}>
            <TextLink tone="quiet" href={`/currencies/${encodeURIComponent(variant.link)}`}>
              <CurrencyName currency={variant} />
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
