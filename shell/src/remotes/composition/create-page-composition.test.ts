import type { LiveComposition } from '@coinlane/shared-contracts/lifecycle';

import { createPageComposition } from './create-page-composition';
import { aPin, live } from './pins.fixture';

const pageWith = (pin = aPin('1')) => {
  const ports = {
    admit: jest.fn(),
    onStart: jest.fn(),
    onLeave: jest.fn(),
    onLoad: jest.fn(),
    onError: jest.fn(),
    askLive: jest.fn(() => Promise.resolve<LiveComposition | null>(null)),
  };
  return { ...ports, ports, page: createPageComposition({ pins: [pin], revision: 7 }, ports) };
};

type Page = ReturnType<typeof pageWith>['page'];

const load = (page: Page, version: string): void => {
  page.asked(aPin(version));
  page.ready('mfe-listing', version, 120);
};

const versionOf = (page: Page): string | undefined => page.pinOf('mfe-listing')?.stable.version;

describe('the version that a slot loads', () => {
  it.each<{ rule: string; before: (page: Page) => void; version: string }>([
    { rule: 'a remote that was not requested is updated', before: () => undefined, version: '2' },
    {
      rule: 'a remote that is loading is unchanged',
      before: (page) => {
        page.asked(aPin('1'));
      },
      version: '1',
    },
    {
      rule: 'a remote that has run is unchanged',
      before: (page) => {
        load(page, '1');
      },
      version: '1',
    },
    {
      rule: 'a remote that failed may be replaced',
      before: (page) => {
        page.asked(aPin('1'));
        page.gaveUp('mfe-listing');
      },
      version: '2',
    },
  ])('$rule', ({ before, version }) => {
    const { page } = pageWith();
    before(page);
    page.follow(live('2', ['1']));
    expect(versionOf(page)).toBe(version);
  });

  it('admits the files of a version before it is pinned', () => {
    const { page, admit } = pageWith();
    page.follow(live('2'));
    expect(admit).toHaveBeenCalledWith([aPin('2')]);
  });

  it('requests the newest version before a slot is filled, after following has started', async () => {
    const { page } = pageWith();
    expect((await page.newestPinOf('mfe-listing'))?.stable.version).toBe('1');
    page.askWith(() => {
      page.follow(live('2'));
      return Promise.resolve();
    });
    expect((await page.newestPinOf('mfe-listing'))?.stable.version).toBe('2');
  });

  it('returns null for an unknown remote', () => {
    expect(pageWith().page.pinOf('mfe-swap')).toBeNull();
  });

  it.each<{ rule: string; askLive: () => Promise<LiveComposition | null>; version: string | undefined }>([
    {
      rule: 'is requested if the page has no pin of the remote',
      askLive: () => Promise.resolve(live('2')),
      version: '2',
    },
    {
      rule: 'is unknown if the request fails',
      askLive: () => Promise.reject(new Error('503')),
      version: undefined,
    },
    {
      rule: 'is unknown if the remote is not live',
      askLive: () => Promise.resolve({ ...live('2'), pins: [] }),
      version: undefined,
    },
  ])('$rule', async ({ askLive, version }) => {
    const { ports } = pageWith();
    const page = createPageComposition({ pins: [], revision: 7 }, { ...ports, askLive });
    expect((await page.newestPinOf('mfe-listing'))?.stable.version).toBe(version);
  });

  it('is not requested for the remote of the page', async () => {
    const { page, ports } = pageWith();
    await page.newestPinOf('mfe-listing');
    expect(ports.askLive).not.toHaveBeenCalled();
  });
});

describe('a version that is no longer live', () => {
  it.each<{ rule: string; pin?: ReturnType<typeof aPin>; now: ReturnType<typeof live>; isDue: boolean }>([
    { rule: 'was withdrawn: a reload is offered', now: live('0'), isDue: true },
    { rule: 'is still listed: no reload is offered', now: live('2', ['1']), isDue: false },
    {
      rule: 'is an override: no reload is offered',
      pin: aPin('1', { why: 'override' }),
      now: live('0'),
      isDue: false,
    },
    { rule: 'belongs to a removed remote', now: { ...live('0'), pins: [], versions: {} }, isDue: true },
  ])('$rule', ({ pin = aPin('1'), now, isDue }) => {
    const { page } = pageWith(pin);
    page.asked(pin);
    page.ready('mfe-listing', '1', 10);
    page.follow(now);
    expect(page.isReloadDue()).toBe(isDue);
    expect(page.view().withdrawn).toEqual(isDue ? ['mfe-listing@1'] : []);
  });

  it('is ignored before it has run', () => {
    const { page } = pageWith();
    page.follow(live('0'));
    expect(page.isReloadDue()).toBe(false);
  });

  it('is not offered for reload while the user types', () => {
    const { page } = pageWith();
    load(page, '1');
    page.hold('mfe-exchange', true);
    page.follow(live('0'));
    expect(page.isReloadDue()).toBe(false);
    page.hold('mfe-exchange', false);
    expect(page.isReloadDue()).toBe(true);
  });

  it('is accepted when it is live again', () => {
    const { page } = pageWith();
    load(page, '1');
    page.follow(live('0'));
    page.follow(live('1'));
    expect(page.isReloadDue()).toBe(false);
  });
});

describe('the state of the remotes of a page', () => {
  it('includes each load with its time, and each failure with its place', () => {
    const { page, onLoad, onError } = pageWith();
    page.asked(aPin('1'));
    page.failed('mfe-listing', '1', 'http');
    page.ready('mfe-listing', '0', 321);
    expect(onError.mock.calls).toEqual([['mfe-listing', '1', 'http']]);
    expect(onLoad.mock.calls).toEqual([['mfe-listing', '0', 321]]);
    expect(page.view().remotes).toEqual([
      {
        name: 'mfe-listing',
        version: '0',
        why: 'stable',
        state: 'ready',
        loadMs: 321,
        lastError: '1: http',
        loaded: ['0'],
      },
    ]);
  });

  it('is sent to subscribers on every change, until they unsubscribe', () => {
    const { page } = pageWith();
    const heard = jest.fn();
    const stop = page.listen(heard);
    page.hold('mfe-listing', true);
    page.hold('mfe-listing', true);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    page.follow(live('2'));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(page.view()).toMatchObject({ revision: 7, newestRevision: 8, holders: ['mfe-listing'] });
  });
});
