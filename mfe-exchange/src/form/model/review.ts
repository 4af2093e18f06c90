import { createEvent, createStore } from 'effector';

const opened = createEvent();
const closed = createEvent();

/** The step between the form and the order. It shows everything again before an order exists. */
export const reviewModel = {
  opened,
  closed,
  $isOpen: createStore(false, { serialize: 'ignore' })
    .on(opened, () => true)
    .reset(closed),
};
