import type { RemoteProps, Visit } from '@coinlane/shared-contracts/lifecycle';

import { UNKNOWN_ORIGIN } from '../domain/transaction-creation';
import type { AttemptContext } from '../model/transaction-creation';
import { keepExchangePage } from './exchange-page';
import { makeKey } from './form-storage';
import type { formStorage } from './form-storage';

/** Maximum wait for the visit's attribution data before an order is sent. */
const VISIT_WAIT_MS = 1_500;

const inTime = (visit: Promise<Visit>): Promise<Visit> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(UNKNOWN_ORIGIN), VISIT_WAIT_MS);
    visit
      .catch(() => UNKNOWN_ORIGIN)
      .then((known) => {
        clearTimeout(timer);
        resolve(known);
      }, resolve);
  });

/** Collects the state of other tabs, earlier visits and this tab that an order needs. Never rejects. */
export const collectAttemptContext = async (
  props: RemoteProps,
  form: ReturnType<typeof formStorage>,
): Promise<AttemptContext> => {
  const [open, done, visit] = await Promise.all([
    form.readAttempt().catch(() => null),
    form.readDone().catch(() => null),
    props.visit === undefined ? UNKNOWN_ORIGIN : inTime(props.visit()),
  ]);
  return {
    open,
    done,
    formKey: form.formKey(),
    freshKey: makeKey(),
    origin: { ...visit, exchangePage: keepExchangePage(props) },
  };
};
