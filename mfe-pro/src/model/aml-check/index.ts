export { amlCheckModel, createAmlCheckModel } from './create-aml-check-model';
