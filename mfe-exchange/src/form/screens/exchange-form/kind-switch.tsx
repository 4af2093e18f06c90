import { useUnit } from 'effector-react';

import { RadioGroup } from '@coinlane/shared-ui/components';

import { fiatModeModel } from '../../model/fiat-mode';
import { useWords } from '../../../page/screens/words';

/** Switch between exchanging, buying and selling. Hidden with only one choice (spec §2 "Hiding modes"). */
export const KindSwitch = () => {
  const { t } = useWords();
  // not named `kind`, because effector treats an object with that property as a unit
  const { chosen, offered, picked } = useUnit({
    chosen: fiatModeModel.$kind,
    offered: fiatModeModel.$offeredKinds,
    picked: fiatModeModel.kindPicked,
  });
  return offered.length < 2 ? null : (
    <RadioGroup
      legend={t('calculator.kindLegend')}
      isLegendHidden
      name="exchange-kind"
      value={chosen}
      onValueChange={picked}
      options={offered.map((value) => ({ value, label: t(`calculator.${value}`) }))}
    />
  );
};
