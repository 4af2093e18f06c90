import { ShellFacts } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';

import { fromRoot } from './paths.ts';
import { shellFacts } from './shell-facts.ts';

describe('the facts of the shell', () => {
  it('contain the data that the gate needs', async () => {
    const facts = ShellFacts.decode({ version: '0.1.0', ...(await shellFacts(fromRoot('shell'))) });
    expect(E.isRight(facts)).toBe(true);
  });

  it('list what it shares, routes to and sends', async () => {
    const { shared, routes, events } = await shellFacts(fromRoot('shell'));
    expect(shared['react']).toMatch(/^19\./);
    expect(routes['/swap/:tokenSlug']).toBe('mfe-swap');
    expect(Object.keys(events.produced)).toContain('shell/auth-changed@1');
    expect(Object.keys(events.produced)).not.toContain('listing/pair-picked@1');
  });
});
