import { combine, merge } from 'effector';

import { amountModel } from '../amount';
import { fiatModeModel } from '../fiat-mode';
import { pairModel } from '../pair';
import { recipientFieldsModel } from '../recipient';
import { orderSettled } from '../transaction-creation';
import { createChangeUndoModel } from './create-change-undo-model';

const { fromPicked, toPicked, sidesSwapped, pairRestored } = pairModel;
const { fieldTyped, textPasted, recipientPasted, extraIdWaived, fieldsRestored } = recipientFieldsModel;

export const changeUndoModel = createChangeUndoModel({
  $form: combine(
    {
      pair: pairModel.$pair,
      amounts: amountModel.$amounts,
      direction: amountModel.$direction,
      fields: recipientFieldsModel.$fields,
    },
    ({ pair, ...rest }) => pair && { pair, ...rest },
  ),
  pairPicked: merge([fromPicked, toPicked, sidesSwapped, fiatModeModel.kindPicked]),
  edited: merge([
    amountModel.edited,
    amountModel.amountsRequested,
    fieldTyped,
    textPasted,
    recipientPasted,
    extraIdWaived,
    orderSettled,
  ]),
  pairRestored,
  amountsRestored: amountModel.amountsRestored,
  fieldsRestored,
});
