import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { decodeError, httpError, networkError, timeoutError } from '@coinlane/shared-contracts/errors';
import { contactRefusalReply, formReply, ticketReply } from '@coinlane/shared-contracts/testing';

import { readFormFailure, sendMessage, subscribe } from '.';

const answering = (...replies: ReturnType<HttpPort>[]) => {
  const asked: HttpRequest[] = [];
  const http: HttpPort = (request) => {
    asked.push(request);
    return replies[Math.min(asked.length, replies.length) - 1] ?? TE.left(httpError(404, null));
  };
  return { http, asked };
};

const message = {
  topic: 'support',
  fields: { name: ' Ann ', email: 'ann@example.com', message: 'Hello' },
  extraInfo: 'swap:1',
  captcha: 'tok',
} as const;

describe('sendMessage (spec §7)', () => {
  it.each([
    { topic: 'support', path: '/contact/complete' },
    { topic: 'swapTokens', path: '/swap-tokens/contact' },
    { topic: 'lightning', path: '/lightning/contact' },
  ] as const)('sends $topic to $path, trimmed', async ({ topic, path }) => {
    const { http, asked } = answering(TE.right(formReply));
    expect(E.isRight(await sendMessage(http)({ ...message, topic })())).toBe(true);
    expect(asked[0]).toMatchObject({
      path,
      body: { support: { name: 'Ann', extraInfo: 'swap:1' }, 'g-recaptcha-response': 'tok' },
    });
  });

  it('opens a ticket for the account, without captcha', async () => {
    const { http, asked } = answering(TE.right(ticketReply));
    expect(E.isRight(await sendMessage(http)({ ...message, topic: 'ticket' })())).toBe(true);
    expect(asked[0]).toMatchObject({ service: 'account', path: '/tickets' });
    expect(asked[0]?.body).not.toHaveProperty('g-recaptcha-response');
  });

  it('accepts only a success reply', async () => {
    const { http } = answering(TE.right({ success: false }));
    expect(await sendMessage(http)(message)()).toEqual(E.left({ _tag: 'Refused', message: null }));
  });
});

describe('the failure of a form (spec §8 "Forms")', () => {
  it.each([
    {
      rule: 'stock messages by field',
      failed: httpError(400, contactRefusalReply),
      is: { _tag: 'Fields', messages: { email: 'is not a valid email' } },
    },
    {
      rule: 'the captcha',
      failed: httpError(403, { error: 'captcha_invalid' }),
      is: { _tag: 'CaptchaRefused' },
    },
    {
      rule: 'already subscribed',
      failed: httpError(409, { error: 'already_subscribed' }),
      is: { _tag: 'AlreadySubscribed' },
    },
    {
      rule: "errorData 'Internal Server Error'",
      failed: httpError(400, { errorData: 'Internal Server Error' }),
      is: { _tag: 'ServerError' },
    },
    { rule: '500 with a page', failed: httpError(500, '<html>'), is: { _tag: 'ServerError' } },
    { rule: 'an invalid reply', failed: decodeError('FormReply', []), is: { _tag: 'ServerError' } },
    { rule: 'no connection', failed: networkError('down'), is: { _tag: 'Unreachable' } },
    { rule: 'a timeout', failed: timeoutError(10_000), is: { _tag: 'Unreachable' } },
    { rule: 'a message', failed: httpError(400, { message: 'No' }), is: { _tag: 'Refused', message: 'No' } },
    { rule: 'no message', failed: httpError(429, 'slow'), is: { _tag: 'Refused', message: null } },
  ])('$rule', ({ failed, is }) => {
    expect(readFormFailure(failed)).toEqual(is);
  });
});

describe('subscribe (spec §7)', () => {
  it.each([
    { wantsPromotions: false, paths: ['/exchange/subscribe'] },
    { wantsPromotions: true, paths: ['/exchange/subscribe', '/promo'] },
  ])('promotions $wantsPromotions: $paths', async ({ wantsPromotions, paths }) => {
    const { http, asked } = answering(TE.right(formReply));
    await subscribe(http)({ email: 'a@b.co', wantsPromotions, captcha: 'tok' })();
    expect(asked.map(({ path }) => path)).toEqual(paths);
  });

  it('skips promotions if the newsletter was refused', async () => {
    const { http, asked } = answering(TE.left(httpError(409, { error: 'already_subscribed' })));
    expect(await subscribe(http)({ email: 'a@b.co', wantsPromotions: true, captcha: 't' })()).toEqual(
      E.left({ _tag: 'AlreadySubscribed' }),
    );
    expect(asked).toHaveLength(1);
  });
});
