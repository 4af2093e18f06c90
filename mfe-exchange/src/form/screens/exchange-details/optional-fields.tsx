import { EmailField } from './email-field';
import { RefundField } from './refund-field';

/** Fields that most orders do not need. */
export const OptionalFields = () => (
  <>
    <RefundField />
    <EmailField />
  </>
);
