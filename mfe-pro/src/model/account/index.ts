export { accountModel } from './create-account-model';
