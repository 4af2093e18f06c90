export { accountHttp } from './account-http';
export { fetchAccount } from './fetch-account';
