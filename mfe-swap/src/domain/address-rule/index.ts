export { isAddressOf, isExtraIdOf } from './address-rule';
