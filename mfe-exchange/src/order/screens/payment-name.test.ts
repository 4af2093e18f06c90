import { serverI18n } from '@coinlane/shared-ui/remote-server';

import { aRequest } from '../../app/fragment-request.fixture';
import { paymentName } from './payment-name';

const t = serverI18n('exchange', aRequest('/')).getFixedT('en', 'exchange' as const);

describe('the name of a way to pay', () => {
  it.each([
    { kind: 'bank-transfer', name: 'Bank transfer' },
    { kind: 'carrier-pigeon', name: 'carrier-pigeon' },
    { kind: 'constructor', name: 'constructor' },
    { kind: '__proto__', name: '__proto__' },
  ])('of $kind is $name', ({ kind, name }) => {
    expect(paymentName({ t }, kind)).toBe(name);
  });
});
