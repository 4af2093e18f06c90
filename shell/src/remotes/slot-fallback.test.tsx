/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { InShell } from '../testing';
import type { LoadFailureKind } from './load-failure';
import { SlotFallback } from './slot-fallback';

const show = (kind: LoadFailureKind, isMended = false) => {
  const onRetry = jest.fn();
  render(
    <InShell>
      <SlotFallback
        failure={{ kind, remote: 'mfe-listing', version: '2', detail: 'secret words' }}
        isReplaced={isMended}
        supportEmail="help@coinlane.example"
        onRetry={onRetry}
      />
    </InShell>,
  );
  return onRetry;
};

const retry = () => screen.queryByRole('button', { name: 'Try again' });

describe('the error of a slot', () => {
  it.each<{ kind: LoadFailureKind; says: RegExp; mayRetry: boolean }>([
    { kind: 'network', says: /Check your connection/, mayRetry: true },
    { kind: 'timeout', says: /Check your connection/, mayRetry: true },
    { kind: 'http', says: /files are not there at the moment/, mayRetry: true },
    { kind: 'integrity', says: /changed it on the way, so it was not run/, mayRetry: true },
    { kind: 'render', says: /fault on our side.*try again/, mayRetry: true },
    { kind: 'evaluation', says: /fault on our side.*write to us/, mayRetry: false },
    { kind: 'missing-expose', says: /fault on our side.*write to us/, mayRetry: false },
    { kind: 'contract', says: /fault on our side.*write to us/, mayRetry: false },
  ])('$kind: explains what to do, Try again: $mayRetry', ({ kind, says, mayRetry }) => {
    show(kind);
    expect(screen.getByRole('alert')).toHaveTextContent(says);
    expect(retry() !== null).toBe(mayRetry);
    expect(document.body).not.toHaveTextContent('secret words');
  });

  it('offers a retry once another version is live', async () => {
    const onRetry = show('evaluation', true);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('has a mail link to support with remote, version and kind', () => {
    show('contract');
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      'mailto:help@coinlane.example?subject=mfe-listing%402%3A%20contract',
    );
  });
});
