export { AmlCheckScreen } from './aml-check.screen';
