import { useUnit } from 'effector-react';

import { recipientFieldsModel } from '../../model/recipient';
import type { FieldName } from '../../model/recipient';

const wasPasted = ({ nativeEvent }: { readonly nativeEvent: Event }): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';

/** What ties a text field to the model: its text, and the facts that it was typed in and left. */
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
    onChange: (event: { readonly target: HTMLInputElement; readonly nativeEvent: Event }) =>
      typed({ field, text: event.target.value, isPaste: wasPasted(event) }),
    onBlur: () => {
      if (text !== '') left(field);
    },
  };
};
