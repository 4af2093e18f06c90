import { allSettled, createEvent, fork } from 'effector';

import { createFunnelModel } from './funnel';
import type { FunnelStep } from './funnel';

const [offered, addressed, pressed, ordered, blocked, leftForCheckout, checkoutDismissed] = [
  createEvent(),
  createEvent(),
  createEvent(),
  createEvent(),
  createEvent(),
  createEvent(),
  createEvent(),
];
const failed = createEvent<string>();
const model = createFunnelModel({
  offered,
  addressed,
  pressed,
  ordered,
  blocked,
  failed,
  leftForCheckout,
  checkoutDismissed,
});

const setUp = () => {
  const said: string[] = [];
  const scope = fork({
    handlers: [
      [
        model.measureFx,
        ({ action, label }: FunnelStep) => said.push(label === null ? action : `${action} ${label}`),
      ],
    ],
  });
  return { said, scope };
};

describe('the steps of the funnel', () => {
  it('are reported in order', async () => {
    const { said, scope } = setUp();
    for (const step of [offered, addressed, pressed, ordered, leftForCheckout])
      await allSettled(step, { scope });
    expect(said).toEqual([
      'offers_shown',
      'recipient_entered',
      'exchange_pressed',
      'create_pressed',
      'checkout_opened',
    ]);
  });

  it('count offers and an address once per page, a press each time', async () => {
    const { said, scope } = setUp();
    for (const step of [offered, offered, pressed, offered, pressed]) await allSettled(step, { scope });
    expect(said).toEqual(['offers_shown', 'exchange_pressed', 'exchange_pressed']);
  });

  it.each([
    { tag: 'CountryNotSupported', word: 'country_not_supported' },
    { tag: 'Unknown', word: 'unknown' },
  ])('report our own reason why there is no order: $word', async ({ tag, word }) => {
    const { said, scope } = setUp();
    await allSettled(failed, { scope, params: tag });
    await allSettled(blocked, { scope });
    await allSettled(checkoutDismissed, { scope });
    expect(said).toEqual([`create_failed ${word}`, 'form_blocked', 'checkout_put_off']);
  });
});
