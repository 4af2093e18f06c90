export { urlStateModel } from './url-state-model';
