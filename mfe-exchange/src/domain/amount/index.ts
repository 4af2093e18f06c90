export {
  amountForField,
  formatAmount,
  parseAmount,
  roundForDisplay,
} from '@coinlane/shared-contracts/amounts';
export type { ParsedAmount } from '@coinlane/shared-contracts/amounts';
export { compareAmounts, isAtLeast, isAtMost, isPositive } from './compare-amounts';
