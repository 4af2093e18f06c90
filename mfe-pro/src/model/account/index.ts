export { accountModel, createAccountModel } from './create-account-model';
export type { AccountView } from './account-view';
