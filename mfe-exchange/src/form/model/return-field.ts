import { createEvent, createStore } from 'effector';

import { reviewModel } from './review';

const fieldMissed = createEvent<'refundAddress'>();

/** Navigation from the review back to the form. */
export const returnFieldModel = {
  /** The user leaves the review to fill in this field. */
  fieldMissed,
  /** Field that gets the focus after the review. */
  $field: createStore<'recipient' | 'refundAddress'>('recipient', { serialize: 'ignore' })
    .on(fieldMissed, (_, field) => field)
    .reset(reviewModel.opened),
};
