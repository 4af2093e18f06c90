/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/lib/Either.js';

import { aStatusReply } from './testing/ops-world.fixture';
import { showOps } from './testing/show-ops.fixture';

const HOSTILE = [
  { rule: 'an image that runs a script', text: '<img src=x onerror="window.hit = 1">' },
  { rule: 'the end of an attribute', text: `"'></td></table><script>window.hit = 1</script>` },
  { rule: 'a link that runs a script', text: 'javascript:window.hit=1//' },
  { rule: 'a name that every object has', text: 'constructor' },
  { rule: 'the prototype', text: '__proto__' },
  { rule: 'marks that reverse text, and line breaks', text: 'a\u202Eb\u2028c\r\n\0d' },
];

const aComposition = (text: string) => {
  const reply = aStatusReply({ percent: 5 });
  const [swap] = reply.remotes;
  return {
    ...reply,
    env: text,
    revision: { ...reply.revision, at: text, by: text, reason: text, shell: text },
    remotes: [
      {
        ...{ ...swap, remote: text, stable: text, previous: [`${text} 0`], waiting: [`${text} 3`] },
        canary: { version: `${text} 2`, percent: 5 },
        rollout: { version: `${text} 2`, percent: 5, next: 10, endsAtMs: 1e300 },
      },
    ],
    problems: [{ words: text }],
  };
};

const providersOf = (text: string) => ({
  providers: [
    {
      ...{ id: text, displayName: text, calls: 9, faults: 3, meanMs: 1, breaker: 'closed' },
      ...{ isSwitchedOff: false, lastFault: text, orders: { [text]: 1 } },
      falseReports: { orders: 1, last: text, lastAtMs: 1 },
    },
  ],
  nodes: [{ network: text, name: text, calls: 9, faults: 9, problem: text }],
  messages: [{ channel: text, phase: 'waiting', count: 1, oldestMs: 1 }],
});

afterEach(() => {
  jest.restoreAllMocks();
});

const show = async (text: string) => {
  const revision = { rev: 4, at: text, by: text, reason: text, shell: text };
  const changes = [
    { _tag: 'RemoteChanged', remote: text, from: text, to: { version: text, percent: 5 } },
    { _tag: text, remote: text },
  ];
  const page = await showOps({
    'GET /session': () => E.right({ token: { name: text, for: 'ops' } }),
    'GET /status': () => E.right(aComposition(text)),
    'GET /history': () => E.right({ entries: [{ revision, changes }] }),
    'GET /providers': () => E.right(providersOf(text)),
    'POST /promote': () => E.left({ _tag: 'Refused', words: text }),
  });
  await page.pass(3_000);
  act(() => {
    page.feeds[0]?.say('open');
    page.feeds[0]?.say('health', [
      { remote: text, version: text, loads: 9, errors: 9, errorRate: 1, p75Ms: 1e300 },
    ]);
  });
  return page;
};

describe('the ops page with a hostile text in every table', () => {
  it.each(HOSTILE)('shows it as text: $rule', async ({ text }) => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await show(text);
    await userEvent.click(screen.getByRole('button', { name: /^Stop the trial of/ }));
    expect(await screen.findByText('The ledger would refuse this')).toBeVisible();

    for (const name of ['Swap providers', 'Messages about orders'])
      expect(screen.getByRole('table', { name }).textContent).toContain(text);
    expect(screen.getByRole('table', { name: /^Health of / }).textContent).toContain(text);
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toContain(text);
    expect(document.querySelectorAll('img, script, iframe, [onerror], a[href^="javascript:"]')).toHaveLength(
      0,
    );
    expect(Reflect.get(window, 'hit')).toBeUndefined();
    expect(complain).not.toHaveBeenCalled();
    page.stop();
  });
});
