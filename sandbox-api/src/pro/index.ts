export { addKycPage } from './kyc-page.ts';
export { addProRoutes } from './pro-routes.ts';
