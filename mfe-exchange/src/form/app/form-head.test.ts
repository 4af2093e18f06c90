import { serverI18n } from '@coinlane/shared-ui/remote-server';

import { aRequest } from '../../app/fragment-request.fixture';
import { formHead } from './form-head';

const say = serverI18n('exchange', aRequest('/')).getFixedT('en', 'exchange' as const);

describe('the page head', () => {
  it('of the form is the same for both of its addresses', () => {
    expect(formHead(say)).toMatchObject({ canonicalPath: '/exchange' });
    expect(formHead(say).robots).toBeUndefined();
  });
});
