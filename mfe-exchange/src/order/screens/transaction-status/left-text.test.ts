import { serverI18n } from '@coinlane/shared-ui/remote-server';

import { aRequest } from '../../../app/fragment-request.fixture';
import { leftText } from './left-text';

const t = serverI18n('exchange', aRequest('/')).getFixedT('en', 'exchange' as const);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

it.each([
  { rule: 'days and hours', ms: 7 * DAY_MS + 3 * HOUR_MS + MINUTE_MS, text: '7 d 3 h left' },
  { rule: 'no hours of whole days', ms: 7 * DAY_MS + MINUTE_MS, text: '7 d left' },
  { rule: 'hours and minutes', ms: 2 * HOUR_MS + 5 * MINUTE_MS, text: '2 h 5 min left' },
  { rule: 'no minutes of whole hours', ms: 2 * HOUR_MS, text: '2 h left' },
  { rule: 'a clock below an hour', ms: 59 * MINUTE_MS + 1000, text: '59:01 left' },
])('formats a remaining time without zero units: $rule', ({ ms, text }) => {
  expect(leftText({ t }, ms)).toBe(text);
});
