import { lookUp } from '@coinlane/shared-contracts/values';
import type { TextKey } from '@coinlane/shared-ui/i18n';

import type { Words } from '../../page/screens/words';

const NAMES: Readonly<Record<string, TextKey<'exchange'>>> = {
  card: 'fiat.pay.card',
  'apple-pay': 'fiat.pay.applePay',
  'google-pay': 'fiat.pay.googlePay',
  'bank-transfer': 'fiat.pay.bankTransfer',
  'instant-transfer': 'fiat.pay.instantTransfer',
};

/** Name of a payment method. An unknown one has the name from the service. */
export const paymentName = ({ t }: Pick<Words, 't'>, kind: string): string => {
  const key = lookUp(NAMES, kind);
  return key === undefined ? kind : t(key);
};

/** Name of a country in the page's language. */
export const countryName = ({ language }: Pick<Words, 'language'>, code: string): string =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code;
