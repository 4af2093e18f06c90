/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';

import { supportAsked } from '@coinlane/shared-contracts/events';

import { aConfig, aShell, fakeBrowser, InShell } from '../testing';
import { SupportButton } from './support-button';

describe('the button of the live chat', () => {
  it('repeats the request until the chat has loaded', () => {
    jest.useFakeTimers();
    const browser = fakeBrowser();
    render(
      <InShell shell={aShell({ config: aConfig({ liveChatUrl: '/chat' }), browser })}>
        <SupportButton />
      </InShell>,
    );
    act(() => screen.getByRole('button', { name: 'Chat with support' }).click());
    act(() => jest.advanceTimersByTime(2_000));
    const heard: unknown[] = [];
    browser.bus.subscribe(supportAsked, (question) => heard.push(question));
    act(() => jest.advanceTimersByTime(2_000));
    expect(heard).toEqual([{ transactionId: null, diagnostic: '' }]);
    jest.useRealTimers();
  });
});
