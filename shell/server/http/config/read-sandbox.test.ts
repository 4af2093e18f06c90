import * as E from 'fp-ts/lib/Either.js';

import { decodeConfig } from './decode-config.ts';

const TOKEN = 't'.repeat(32);
const SANDBOX = { NODE_ENV: 'production', CSRF_SECRET: 's'.repeat(32), SANDBOX: 'on' };

describe('the control token of the sandbox', () => {
  it.each([
    { rule: 'not set', environment: {}, read: E.right(null) },
    { rule: 'a blank one', environment: { SANDBOX_CONTROL_TOKEN: ' ' }, read: E.right(null) },
    { rule: 'a long one', environment: { SANDBOX_CONTROL_TOKEN: TOKEN }, read: E.right(TOKEN) },
    {
      rule: 'a short one, which is not quoted',
      environment: { SANDBOX_CONTROL_TOKEN: 'hunter4' },
      read: E.left([
        'SANDBOX_CONTROL_TOKEN is wrong: expected at least 32 characters (the value is not shown)',
      ]),
    },
  ])('is read: $rule', ({ environment, read }) => {
    const decoded = decodeConfig({ ...SANDBOX, ...environment });

    expect(E.isRight(decoded) ? E.right(decoded.right.sandboxControlToken) : decoded).toEqual(read);
  });
});
