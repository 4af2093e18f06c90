import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { createdReply, fakeHttp } from '@coinlane/shared-contracts/testing';

import { anEstimate } from '../../domain/estimate/estimate.fixture';
import { reviewForm } from '../../domain/exchange-form';
import type { FormFacts } from '../../domain/exchange-form';
import { formFacts } from '../../domain/exchange-form/form-facts.fixture';
import { createTransaction } from '.';
import { btc, CONDITIONAL, EMPTY, NOVEMBER, PLAIN, usd } from './create-body.fixture';

const ORIGIN = {
  utmSource: 'news',
  utmMedium: 'mail',
  utmCampaign: 'autumn',
  utmContent: 'top',
  utmTerm: 'swap',
  gclid: 'g-1',
  landingPage: '/buy/bitcoin',
  exchangePage: '/exchange?from=btc&to=eth&amount=0.1',
  sessionId: 's-1',
  sessionCount: 3,
  clientId: 'c-1',
};

/** Returns the request body of a form, or null if the form cannot be sent. */
const bodyOf = async (change: Partial<FormFacts>): Promise<unknown> => {
  const seen: HttpRequest[] = [];
  const review = reviewForm(formFacts(change));
  if (review._tag === 'Blocked') return review.reasons;
  const send = createTransaction(
    fakeHttp({ 'POST public-v1.1/transactions': createdReply }, seen),
    'no-reply@swap.example',
  );
  await send({ ...review.request, origin: ORIGIN })();
  return seen[0]?.body;
};

describe('the body of POST /v1.1/transactions (spec §7 "Create transaction")', () => {
  it.each([...PLAIN, ...CONDITIONAL])('$field: $when', async ({ facts, has }) => {
    expect(await bodyOf(facts)).toMatchObject(has);
  });

  it.each([
    {
      field: 'rateId',
      when: "'omitted in the standard flow'",
      facts: { estimate: anEstimate({ rateId: 'r1' }) },
    },
    { field: 'linkId', when: 'of somebody who is signed in', facts: { linkId: 'l', isSignedIn: true } },
    { field: 'linkId', when: 'beside a promo code', facts: { linkId: 'l', promoCode: NOVEMBER } },
    {
      field: 'linkId',
      when: 'beside a promo code that is not valid',
      facts: { linkId: 'l', promoCode: { ...NOVEMBER, isValid: false } },
    },
    { field: 'linkId', when: 'where there is none', facts: {} },
    { field: 'depositType', when: 'of coins', facts: { paymentKind: 'card' } },
    { field: 'depositType', when: 'for the usual way to pay', facts: { isFiatMode: true } },
  ])('has no $field $when', async ({ field, facts }) => {
    const body = await bodyOf(facts);
    expect(body).toHaveProperty('provider');
    expect(body).not.toHaveProperty(field);
  });

  it('is not created for another fiat provider without a recipient', async () => {
    const facts = { from: btc, to: usd, estimate: anEstimate({ type: 'paylane' }), recipient: EMPTY };
    expect(await bodyOf(facts)).toEqual([{ _tag: 'RecipientEmpty' }]);
  });
});
