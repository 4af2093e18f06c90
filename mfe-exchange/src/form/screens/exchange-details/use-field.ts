import { useUnit } from 'effector-react';

import { looksLikePaymentLink } from '@coinlane/chains/payment-uri';

import { recipientFieldsModel } from '../../model/recipient';
import type { FieldName } from '../../model/recipient';

type Changed = { readonly target: HTMLInputElement; readonly nativeEvent: Event };

const wasPasted = ({ nativeEvent }: Changed): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';

/** Connects a text field to the model: its text, and its typing and blur events. */
export const useField = (field: FieldName) => {
  const { fields, typed, left } = useUnit({
    fields: recipientFieldsModel.$fields,
    typed: recipientFieldsModel.fieldTyped,
    left: recipientFieldsModel.fieldLeft,
  });
  const text = fields[field];
  return {
    id: `exchange-${field}`,
    name: field,
    value: text,
    onChange: (event: Changed) => typed({ field, text: event.target.value, isPaste: wasPasted(event) }),
    onBlur: () => {
      if (text !== '') left(field);
    },
  };
};

/** Connects an address field to the model. Also parses a payment link that was pasted before hydration. */
export const useAddressField = (field: 'recipient' | 'refundAddress') => {
  const { onChange, ...rest } = useField(field);
  const given = useUnit(recipientFieldsModel.textPasted);
  return {
    ...rest,
    onChange: (event: Changed) => {
      const text = event.target.value;
      if (wasPasted(event) && looksLikePaymentLink(text)) given({ field, text });
      else onChange(event);
    },
  };
};
