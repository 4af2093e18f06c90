export { InformationScreen } from './information.screen';
