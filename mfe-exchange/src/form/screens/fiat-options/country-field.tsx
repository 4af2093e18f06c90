import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import { SelectField } from '@coinlane/shared-ui/components';
import { useIsBrowser } from '@coinlane/shared-ui/is-browser';

import { paymentChoiceModel } from '../../model/payment-choice';
import { useWords } from '../../../page/screens/words';
import { countryName } from '../../../order/screens/payment-name';
import { COUNTRIES } from './countries';

/** Country of residence. Providers that do not serve it have no offers. */
export const CountryField = () => {
  const { t, language } = useWords();
  const { choice, pick } = useUnit({
    choice: paymentChoiceModel.$choice,
    pick: paymentChoiceModel.picked,
  });
  // names differ between the data of the server and of the browser
  const isBrowser = useIsBrowser();
  const options = useMemo(() => {
    const { compare } = new Intl.Collator(language);
    return COUNTRIES.map((value) => ({ value, label: countryName({ language }, value) })).toSorted(
      (one, other) => compare(one.label, other.label),
    );
  }, [language]);
  return (
    <SelectField
      label={t('fiat.pay.country')}
      hint={t('fiat.pay.countryHint')}
      autoComplete="country"
      value={choice.country}
      onChange={({ target }) => pick({ country: target.value })}
      options={[{ value: '', label: t('fiat.pay.anyCountry') }, ...(isBrowser ? options : [])]}
    />
  );
};
