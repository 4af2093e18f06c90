import { FAULT_CHECKS } from './check-faults.fixture.ts';
import { OFFER_CHECKS } from './check-offers.fixture.ts';
import { ORDER_CHECKS } from './check-orders.fixture.ts';
import { PRIVACY_CHECKS } from './check-privacy.fixture.ts';
import { REPLY_CHECKS } from './check-replies.fixture.ts';
import type { Check } from './subject.fixture.ts';

/** Rules for every adapter, in one table (docs/providers.md). */
export const CHECKS: readonly Check[] = [
  ...OFFER_CHECKS,
  ...ORDER_CHECKS,
  ...FAULT_CHECKS,
  ...REPLY_CHECKS,
  ...PRIVACY_CHECKS,
];
