import { useUnit } from 'effector-react';

import { $unavailable } from '../../../page/model/settings';
import { EmailField } from './email-field';
import { RefundField } from './refund-field';

/** Fields that most orders do not need. */
export const OptionalFields = () => {
  const unavailable = useUnit($unavailable);
  return (
    <>
      <RefundField />
      {unavailable.includes('email') ? null : <EmailField />}
    </>
  );
};
