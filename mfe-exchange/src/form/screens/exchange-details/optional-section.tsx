import { useUnit } from 'effector-react';

import { ChevronDownIcon } from '@coinlane/shared-ui/icons';

import { idlePart } from '../../../page/ui/idle-part';
import { $unavailable } from '../../../page/model/settings';
import { useWords } from '../../../page/screens/words';
import { currencyInfoModel } from '../../model/currency-info';
import { estimateModel } from '../../model/estimate';
import { pairModel } from '../../model/pair';
import styles from './details.module.css';

const OptionalFields = idlePart(async () => {
  const fields = await import(/* webpackChunkName: "optional-fields" */ './optional-fields');
  return fields.OptionalFields;
});

const titleOf = (hasEmail: boolean, isRequired: boolean) => {
  if (hasEmail) return isRequired ? 'details.needed' : 'details.optional';
  return isRequired ? 'details.refundNeeded' : 'details.refundOptional';
};

/**
 * Optional refund address and e-mail. Initially open for a coin that hides its sender. If an offer needs the
 * address, only the title changes: opening the section would move the button below, because offers arrive late.
 */
export const OptionalSection = () => {
  const { t } = useWords();
  const { pair, info, chosen, unavailable } = useUnit({
    pair: pairModel.$pair,
    info: currencyInfoModel.$from,
    chosen: estimateModel.$chosen,
    unavailable: $unavailable,
  });
  const isNeeded = [pair?.from, info].some((known) => known?.isAnonymous === true);
  const isFiat = pair?.from.isFiat === true;
  const hasEmail = !unavailable.includes('email');
  const title = titleOf(hasEmail, isNeeded || chosen?.refundAddress === 'required');
  if (isFiat && !hasEmail) return null;
  return (
    <details className={styles.optional} open={isNeeded}>
      <summary>
        {t(isFiat ? 'details.emailOnly' : title)}
        <ChevronDownIcon size="medium" />
      </summary>
      <div className={styles.optionalFields}>
        <OptionalFields />
      </div>
    </details>
  );
};
