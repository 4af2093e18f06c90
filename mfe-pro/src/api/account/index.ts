export { accountHttp } from '@coinlane/shared-contracts/api';
export { fetchAccount } from './fetch-account';
