import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError, networkError } from '@coinlane/shared-contracts/errors';

import { withoutLinkId } from './retry.rule';

const inBody: HttpRequest = {
  service: 'public-v1.1',
  method: 'POST',
  path: '/transactions',
  body: { linkId: 'abc', amount: '1' },
  linkIdIn: 'body',
};
const inQuery: HttpRequest = {
  service: 'public-v1',
  method: 'GET',
  path: '/x',
  query: { linkId: 'abc', a: '1' },
  linkIdIn: 'query',
};

describe('the link id retry (spec §7 "Retry rule")', () => {
  it.each([
    { status: 400, code: 'user_not_found' },
    { status: 401, code: 'user_not_found' },
    { status: 400, code: 'fixed_rate_not_enabled' },
    { status: 401, code: 'fixed_rate_not_enabled' },
  ])('drops the link id after $status $code', ({ status, code }) => {
    expect(withoutLinkId(inBody, httpError(status, { error: code }))).toEqual({
      service: 'public-v1.1',
      method: 'POST',
      path: '/transactions',
      body: { amount: '1' },
    });
    expect(withoutLinkId(inQuery, httpError(status, { error: code }))?.query).toEqual({ a: '1' });
  });

  it.each([
    { rule: 'another error code', error: httpError(400, { error: 'not_valid_address' }) },
    { rule: 'another status', error: httpError(500, { error: 'user_not_found' }) },
    { rule: 'a body that is not JSON', error: httpError(400, '<html>') },
    { rule: 'no reply', error: networkError('offline') },
  ])('does not retry after $rule', ({ error }) => {
    expect(withoutLinkId(inBody, error)).toBeNull();
  });

  it('does not retry a request without a link id, so a retry never loops', () => {
    const retried = withoutLinkId(inBody, httpError(400, { error: 'user_not_found' }));
    expect(retried).not.toBeNull();
    expect(
      retried === null ? null : withoutLinkId(retried, httpError(400, { error: 'user_not_found' })),
    ).toBeNull();
  });
});
