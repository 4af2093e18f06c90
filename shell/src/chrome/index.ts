export { Layout } from './layout';
export { NotFound } from './not-found';
export { SlotElement } from './slot-element';
