export { mountWidget, unmountWidget } from './mount-widget';
