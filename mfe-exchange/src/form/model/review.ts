import { createEvent, createStore } from 'effector';

const opened = createEvent();
const closed = createEvent();

/** The step between the form and the order: it shows everything again, and no order exists yet. */
export const reviewModel = {
  opened,
  closed,
  $isOpen: createStore(false, { serialize: 'ignore' })
    .on(opened, () => true)
    .reset(closed),
};
