import { shownRefund } from './shown-refund';

const typed = {
  refund: { _tag: 'Valid', address: 'r1' },
  refundExtraId: '5',
  refundExtraIdVerdict: null,
} as const;

describe('the refund of the form', () => {
  it.each([
    { rule: 'the tag of a currency with tags', isFromFiat: false, hasExtraId: true, sent: ['Valid', '5'] },
    { rule: 'what was typed while it is unknown', isFromFiat: false, hasExtraId: null, sent: ['Valid', '5'] },
    { rule: 'no tag if the currency has none', isFromFiat: false, hasExtraId: false, sent: ['Valid', ''] },
    {
      rule: 'nothing for fiat, which is refunded to its source',
      isFromFiat: true,
      hasExtraId: null,
      sent: ['NotNeeded', ''],
    },
  ])('has $rule', ({ isFromFiat, hasExtraId, sent }) => {
    const { refund, refundExtraId } = shownRefund({ ...typed, isFromFiat, hasExtraId });
    expect([refund?._tag, refundExtraId]).toEqual(sent);
  });
});
