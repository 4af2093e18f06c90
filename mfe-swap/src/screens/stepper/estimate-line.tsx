import { useTranslation } from '@coinlane/shared-ui/i18n';

import { estimateText, feeText } from '../../domain/swap-form';
import type { EstimateView } from '../../model/estimate';
import type { StepperView } from '../../model/stepper';
import styles from './stepper.module.css';

/** Spec §9 "Display": usual arrival in minutes, if the service has no forecast. */
const USUAL_ARRIVAL = '≈ 30';

/** Minutes until the arrival. Null: there is no estimate. */
const arrivalOf = ({ amount, arrivalMinutes }: EstimateView): string | null =>
  arrivalMinutes?.replace('-', '–') ?? (amount === null ? null : USUAL_ARRIVAL);

/** Amount to receive and fee, with two decimals, and arrival time. '-' if unknown (spec §8). */
export const EstimateLine = ({ view: { estimate, form, verdict } }: { readonly view: StepperView }) => {
  const { t, i18n } = useTranslation('swap');
  const token = form.pair.token.toUpperCase();
  const text = estimateText(estimate.amount, i18n.language);
  const amount = verdict.amount._tag === 'Fine' ? verdict.amount.amount : null;
  const fee = feeText(amount, estimate.amount, i18n.language);
  const arrival = arrivalOf(estimate);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('send.estimate')}</dt>
        <dd>
          <output aria-label={t('send.estimate')} aria-busy={estimate.isPending} aria-live="polite">
            {estimate.amount === null ? text : `≈ ${text} ${token}`}
          </output>
        </dd>
      </div>
      <div>
        <dt>{t('send.fee')}</dt>
        <dd>{fee === null ? '-' : `≈ ${fee} ${token}`}</dd>
      </div>
      <div>
        <dt>{t('send.arrival')}</dt>
        <dd>{arrival === null ? '-' : t('send.arrivalMinutes', { range: arrival })}</dd>
      </div>
    </dl>
  );
};
