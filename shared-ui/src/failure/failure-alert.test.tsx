/** @jest-environment browser */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';

import {
  abortedError,
  decodeError,
  httpError,
  networkError,
  timeoutError,
  toCallFailure,
} from '@coinlane/shared-contracts/errors';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { I18nextProvider } from '../i18n';
import type { TextValues } from '../i18n';
import { aFragmentRequest, remoteMountProps } from '../testing';
import { FailureAlert, failureText } from '.';
import type { Remedy } from '.';

const { i18n } = remoteMountProps('any', aFragmentRequest());
const words = { t: i18n.getFixedT('en', 'any'), language: 'en' };

describe('failureText', () => {
  it.each<{ failure: CallFailure; remedy: Remedy; text: string }>([
    {
      failure: toCallFailure(networkError('down')),
      remedy: 'automatic',
      text: 'The connection was lost, or the response was incomplete. Retrying automatically.',
    },
    {
      failure: toCallFailure(timeoutError(10_000)),
      remedy: 'none',
      text: 'There was no answer within 10 seconds.',
    },
    {
      failure: toCallFailure(httpError(429, null, 300_000)),
      remedy: 'repeatable',
      text: 'Too many requests. Try again in 5 minutes.',
    },
    {
      failure: toCallFailure(httpError(429, null, 86_000_000)),
      remedy: 'automatic',
      text: 'Too many requests. Retrying automatically in 24 hours.',
    },
    {
      failure: toCallFailure(httpError(502, null)),
      remedy: 'repeatable',
      text: 'The service has a problem. It is an error on our side. Try again: nothing is done twice.',
    },
    {
      failure: toCallFailure(httpError(400, null)),
      remedy: 'repeatable',
      text: 'The service did not accept the request.',
    },
    {
      failure: toCallFailure(decodeError('X', [])),
      remedy: 'none',
      text: 'The answer could not be read.',
    },
    {
      failure: toCallFailure(abortedError),
      remedy: 'none',
      text: 'The request was replaced by a newer one.',
    },
  ])('$failure._tag, $remedy: $text', ({ failure, remedy, text }) => {
    expect(failureText(words, failure, remedy)).toBe(text);
  });

  it('formats a wait in the language of the page', () => {
    const german = {
      t: (_: string, { time = '' }: TextValues = {}) => String(time),
      language: 'de',
    };
    expect(failureText(german, { _tag: 'TimedOut', seconds: 121 })).toBe('3 Minuten');
    expect(failureText(german, { _tag: 'TimedOut', seconds: 119 })).toBe('119 Sekunden');
  });
});

describe('FailureAlert', () => {
  const show = (failure: CallFailure, onRetry = jest.fn()): jest.Mock => {
    render(
      <I18nextProvider i18n={i18n}>
        <FailureAlert ns="any" failure={failure} onRetry={onRetry} />
      </I18nextProvider>,
    );
    return onRetry;
  };

  it('names the cause and retries', () => {
    const onRetry = show({ _tag: 'Offline' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This could not be loadedThe connection was lost, or the response was incomplete.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('has no retry button if a retry cannot help', () => {
    show({ _tag: 'Missing' });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
