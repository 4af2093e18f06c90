import { canSendReview, MAX_REVIEW_LENGTH, NO_REVIEW, STARS } from './review';

const review = { orderId: '93f47e8b7674e1', rating: 5, text: 'Fast', name: '' };

describe('a review', () => {
  it.each([
    { rule: 'complete, without a name', change: {}, hasCaptchaAnswer: true, can: true },
    { rule: 'without a captcha', change: {}, hasCaptchaAnswer: false, can: false },
    { rule: 'without an order', change: { orderId: ' ' }, hasCaptchaAnswer: true, can: false },
    { rule: 'without stars', change: { rating: null }, hasCaptchaAnswer: true, can: false },
    { rule: 'without text', change: { text: ' ' }, hasCaptchaAnswer: true, can: false },
  ])('can be sent $rule: $can', ({ change, hasCaptchaAnswer, can }) => {
    expect(canSendReview({ ...review, ...change }, hasCaptchaAnswer)).toBe(can);
  });

  it('is empty at first, with one to five stars to choose and 2000 characters at most', () => {
    expect(NO_REVIEW).toEqual({ orderId: '', rating: null, text: '', name: '' });
    expect([STARS, MAX_REVIEW_LENGTH]).toEqual([['5', '4', '3', '2', '1'], 2000]);
  });
});
