import * as E from 'fp-ts/lib/Either.js';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { decodeError, httpError, networkError, timeoutError } from '@coinlane/shared-contracts/errors';
import { fakeHttp, formReply } from '@coinlane/shared-contracts/testing';

import { readReviewFailure, sendReview } from './reviews';

const review = { fields: { orderId: ' abc ', rating: 4, text: ' Fast. ', name: ' ' }, captcha: 'tok' };

describe('sendReview', () => {
  it('sends the trimmed text in the language of the page', async () => {
    const seen: HttpRequest[] = [];
    const http = fakeHttp({ 'POST content/reviews': formReply }, seen);

    expect(E.isRight(await sendReview(http, 'ja')(review)())).toBe(true);
    expect(seen[0]?.body).toEqual({
      review: { orderId: 'abc', rating: 4, text: 'Fast.', name: '', locale: 'ja' },
      'g-recaptcha-response': 'tok',
    });
  });

  it('accepts only a success reply', async () => {
    const http = fakeHttp({ 'POST content/reviews': { success: false } });
    expect(await sendReview(http, 'en')(review)()).toEqual(E.left({ _tag: 'Refused' }));
  });

  it.each([
    { failed: httpError(400, { error: 'order_not_found', message: '' }), tag: 'OrderNotFound' },
    { failed: httpError(400, { error: 'order_not_finished', message: '' }), tag: 'OrderNotFinished' },
    { failed: httpError(409, { error: 'already_reviewed', message: '' }), tag: 'AlreadyReviewed' },
    { failed: httpError(403, { error: 'captcha_invalid', message: '' }), tag: 'CaptchaRefused' },
    { failed: httpError(400, { error: 'constructor', message: '' }), tag: 'Refused' },
    { failed: httpError(400, { error: '__proto__', message: '' }), tag: 'Refused' },
    { failed: httpError(500, '<html>'), tag: 'Refused' },
    { failed: decodeError('FormReply', []), tag: 'Refused' },
    { failed: networkError('down'), tag: 'Unreachable' },
    { failed: timeoutError(10_000), tag: 'Unreachable' },
  ])('$tag', ({ failed, tag }) => {
    expect(readReviewFailure(failed)).toEqual({ _tag: tag });
  });
});
