export { checkAddress, fetchAmlChecks } from './aml-calls';
