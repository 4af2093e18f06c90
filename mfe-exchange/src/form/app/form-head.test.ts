import { serverI18n } from '@coinlane/shared-ui/remote-server';

import { aRequest } from '../../app/fragment-request.fixture';
import { formHead } from './form-head';

const say = serverI18n('exchange', aRequest('/')).getFixedT('en', 'exchange' as const);

describe('the page head', () => {
  it.each([
    { kind: 'crypto', title: 'Exchange crypto: compare rates and swap in minutes' },
    { kind: 'buy', title: 'Buy crypto, straight to your wallet' },
    { kind: 'sell', title: 'Sell crypto, paid out to your bank account' },
  ] as const)(
    'of the form names what the page does ($kind), for one canonical address',
    ({ kind, title }) => {
      expect(formHead(say, kind)).toMatchObject({ title, canonicalPath: '/exchange' });
      expect(formHead(say, kind).robots).toBeUndefined();
    },
  );
});
