import type { RemoteProps, Visit } from '@coinlane/shared-contracts/lifecycle';

import { UNKNOWN_ORIGIN } from '../domain/transaction';
import type { AttemptContext } from '../model/transaction-creation';
import { keepExchangePage } from './exchange-page';
import { makeKey } from './form-storage';
import type { formStorage } from './form-storage';

/** An order does not wait longer for where its visitor came from. */
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

/** What a press of the button has to know of other tabs, earlier visits and this one. Never rejects. */
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
