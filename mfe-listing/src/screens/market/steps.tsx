import { useTranslation } from '@coinlane/shared-ui/i18n';

import styles from './market.module.css';

const STEPS = ['amount', 'address', 'send'] as const;

type Props = {
  /** A pair, or a coin without the other side. */
  readonly of: 'pair' | 'currency';
  /** Tickers, with networks if they are ambiguous. */
  readonly fromTicker: string;
  readonly toTicker?: string;
};

/** The three steps of an exchange. */
export const Steps = ({ of, fromTicker, toTicker }: Props) => {
  const { t } = useTranslation('listing');
  return (
    <section className={styles.howItWorks} aria-labelledby="market-steps">
      <h2 id="market-steps">{t('pair.stepsTitle')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            {t(`${of}.steps.${step}`, { fromTicker, toTicker })}
          </li>
        ))}
      </ol>
    </section>
  );
};
