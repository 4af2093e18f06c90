import type { LiveComposition, PageData, PinReason } from '@coinlane/shared-contracts/lifecycle';

import { createPageComposition } from './create-page-composition';
import { aPin, live } from './pins.fixture';

const openedWith = (shell: Pick<PageData, 'releasedShell'>) =>
  createPageComposition(
    { pins: [aPin('1')], revision: 7, ...shell },
    {
      admit: () => undefined,
      onStart: () => undefined,
      onLeave: () => undefined,
      onLoad: () => undefined,
      onError: () => undefined,
      askLive: () => Promise.resolve(null),
    },
  );

const aPage = (why: PinReason = 'stable') => openedWith({ releasedShell: { version: '2.0.0', why } });

const liveShell = (versions: LiveComposition['versions']): LiveComposition => ({ ...live('1'), versions });

describe('a released shell', () => {
  it.each<{ rule: string; why?: PinReason; versions: LiveComposition['versions']; isDue: boolean }>([
    { rule: 'was withdrawn: a reload is offered', versions: { shell: ['1.9.0'] }, isDue: true },
    { rule: 'is not released any more: a reload is offered', versions: {}, isDue: true },
    { rule: 'was replaced: no reload is offered', versions: { shell: ['2.1.0', '2.0.0'] }, isDue: false },
    {
      rule: 'is an override: no reload is offered',
      why: 'override',
      versions: { shell: ['1.9.0'] },
      isDue: false,
    },
  ])('$rule', ({ why, versions, isDue }) => {
    const page = aPage(why);
    page.follow(liveShell(versions));
    expect(page.isReloadDue()).toBe(isDue);
    expect(page.view().withdrawn).toEqual(isDue ? ['shell@2.0.0'] : []);
  });

  it('is not offered for reload while the user types', () => {
    const page = aPage();
    page.hold('mfe-exchange', true);
    page.follow(liveShell({ shell: ['1.9.0'] }));
    expect(page.isReloadDue()).toBe(false);
    page.hold('mfe-exchange', false);
    expect(page.isReloadDue()).toBe(true);
  });

  it('is listed with the remotes, also after a change, and has no pin', () => {
    const page = aPage('canary');
    page.follow(live('2'));
    expect(page.view().remotes).toMatchObject([
      { name: 'mfe-listing', version: '2' },
      { name: 'shell', version: '2.0.0', why: 'canary', state: 'ready' },
    ]);
    expect(page.pinOf('shell')).toBeNull();
  });
});

describe('the shell of a server', () => {
  it('is not withdrawn by a composition with other versions', () => {
    const page = openedWith({});
    page.follow(liveShell({ shell: ['2.0.0'] }));
    expect(page.isReloadDue()).toBe(false);
  });
});
