export { savedOrdersModel } from './saved-orders-model';
export { lastKnownView } from './last-known-view';
