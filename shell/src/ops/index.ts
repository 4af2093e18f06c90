export { OpsPage } from './ops-page';
