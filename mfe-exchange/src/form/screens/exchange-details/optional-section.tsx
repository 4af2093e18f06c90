import { useUnit } from 'effector-react';

import { ChevronDownIcon } from '@coinlane/shared-ui/icons';

import { idlePart } from '../../../page/ui/idle-part';
import { useWords } from '../../../page/screens/words';
import { currencyInfoModel } from '../../model/currency-info';
import { estimateModel } from '../../model/estimate';
import { pairModel } from '../../model/pair';
import styles from './details.module.css';

const OptionalFields = idlePart(async () => {
  const fields = await import(/* webpackChunkName: "optional-fields" */ './optional-fields');
  return fields.OptionalFields;
});

/**
 * Refund address and e-mail. Open from the start for a coin that hides its sender. The title changes if an offer needs the
 * address, and does not open the section, because offers arrive late and would move the button below.
 */
export const OptionalSection = () => {
  const { t } = useWords();
  const { pair, info, chosen } = useUnit({
    pair: pairModel.$pair,
    info: currencyInfoModel.$from,
    chosen: estimateModel.$chosen,
  });
  const isNeeded = [pair?.from, info].some((known) => known?.isAnonymous === true);
  const isFiat = pair?.from.isFiat === true;
  const title = isNeeded || chosen?.refundAddress === 'required' ? 'needed' : 'optional';
  return (
    <details className={styles.optional} open={isNeeded}>
      <summary>
        {t(`details.${isFiat ? 'emailOnly' : title}`)}
        <ChevronDownIcon size="medium" />
      </summary>
      <div className={styles.optionalFields}>
        <OptionalFields />
      </div>
    </details>
  );
};
