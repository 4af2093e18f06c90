/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';

import {
  abortedError,
  decodeError,
  httpError,
  networkError,
  timeoutError,
} from '@coinlane/shared-contracts/errors';

import { showOnStage } from '../../app/stage.fixture';
import { FailureScreen } from './failure.screen';
import { LoadingScreen } from './loading.screen';

describe('a list that is loading', () => {
  it('reports it', () => {
    showOnStage(<LoadingScreen />);

    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('has no heading, because the shell focuses the first one that appears', () => {
    showOnStage(<LoadingScreen />);

    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

describe('a list that failed to load', () => {
  it.each([
    { error: networkError('reset'), words: 'The connection was lost' },
    { error: timeoutError(10_000), words: 'no answer within 10 s' },
    { error: httpError(500, null), words: 'The service has a problem' },
    { error: decodeError('ListingCurrencies', []), words: 'could not be read' },
    { error: abortedError, words: 'replaced by a newer one' },
  ])('shows the text of $error._tag', ({ error, words }) => {
    showOnStage(<FailureScreen error={error} isPending={false} />);

    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('shows a running retry', () => {
    showOnStage(<FailureScreen error={networkError('reset')} isPending />);

    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });
});
