import { AddressText, Alert, ProgressBar } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { isKnownSignal } from '../../domain/aml-check';
import type { AmlCheck, AmlRisk, AmlSignal } from '../../domain/aml-check';
import { formatShare } from '../../domain/amount';
import { formatMoment } from '../../domain/moment';
import { tickerLabel } from '../../domain/ticker';
import { Facts } from '../../ui/facts';
import { Section } from '../../ui/section';
import styles from './aml-check.module.css';
import { RiskBadge } from './risk-badge';

const TONES = { low: 'success', medium: 'warning', high: 'danger' } as const satisfies Record<
  AmlRisk,
  string
>;

const Signal = ({ signal }: { readonly signal: AmlSignal }) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const name = isKnownSignal(signal.name) ? t(`aml.signal_${signal.name}`) : signal.name;
  return (
    <li>
      <ProgressBar
        label={name}
        value={signal.share * 100}
        valueText={formatShare(signal.share, language)}
        tone={signal.isRisky ? 'danger' : 'brand'}
      />
    </li>
  );
};

/** Report of an address: score, advice, and the origin of its coins. */
export const AmlReport = ({ check }: { readonly check: AmlCheck }) => {
  const { t } = useTranslation('pro');
  return (
    <Section title={t('aml.report')} aside={<RiskBadge risk={check.risk} />}>
      <div className={styles.report}>
        <div role="status" className={styles.score} data-risk={check.risk}>
          <span className={styles.number}>{check.score}</span>
          <span className={styles.outOf}>{t('aml.outOf')}</span>
        </div>
        <Facts
          facts={[
            { label: t('aml.address'), value: <AddressText address={check.address} /> },
            { label: t('aml.currency'), value: tickerLabel(check.currency) },
            { label: t('aml.when'), value: formatMoment(check.atMs) },
          ]}
        />
      </div>
      <Alert tone={TONES[check.risk]}>{t(`aml.advice_${check.risk}`)}</Alert>
      <div className={styles.reasons}>
        <h3 className={styles.subheading}>{t('aml.reasons')}</h3>
        {check.signals.length === 0 ? (
          <p>{t('aml.noReasons')}</p>
        ) : (
          <ul role="list" className={styles.signals}>
            {check.signals.map((signal) => (
              <Signal key={signal.name} signal={signal} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
};
