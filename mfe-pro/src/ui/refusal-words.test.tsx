import { renderToStaticMarkup } from 'react-dom/server';

import type { CallFailure } from '@coinlane/shared-contracts/errors';
import { I18nextProvider } from '@coinlane/shared-ui/i18n';
import { serverI18n } from '@coinlane/shared-ui/remote-server';

import { aRequest } from '../app/fragment-request.fixture';
import { isPlace } from '../screens/whitelist/use-errors';
import { MutationFailure } from './mutation-failure';
import { problemText } from './problem-note';

const i18n = serverI18n('pro', aRequest('/pro/balance'));
const words = { t: i18n.getFixedT('en', 'pro' as const), language: 'en' };

const refusal = (code: string, field: string | null): CallFailure => ({
  _tag: 'Refused',
  code,
  message: 'Closed today',
  field,
});

const alertOf = (problem: CallFailure): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MutationFailure problem={problem} />
    </I18nextProvider>,
  );

/** Words that `{}[word]` finds in every object. */
const WORDS = ['constructor', 'toString', '__proto__'];

describe('a refusal with the name of a property of every object', () => {
  it.each(WORDS)('has the message of the service as a note: %s', (word) => {
    expect(problemText(words, refusal(word, null))).toContain('Closed today');
  });

  it.each(WORDS)('has the alert of an unknown refusal: %s', (word) => {
    expect(alertOf(refusal(word, word))).toBe(alertOf(refusal('closed_today', null)));
  });

  it.each(WORDS)('belongs to no field of the form for an address: %s', (word) => {
    expect(isPlace(word)).toBe(false);
  });
});
