import { createPageComposition } from './create-page-composition';
import { aPin, live } from './pins.fixture';

const pageWith = (pin = aPin('1')) => {
  const ports = {
    admit: jest.fn(),
    onStart: jest.fn(),
    onLeave: jest.fn(),
    onLoad: jest.fn(),
    onError: jest.fn(),
  };
  return { ...ports, page: createPageComposition({ pins: [pin], revision: 7 }, ports) };
};

type Page = ReturnType<typeof pageWith>['page'];

const load = (page: Page, version: string): void => {
  page.asked(aPin(version));
  page.ready('mfe-listing', version, 120);
};

const versionOf = (page: Page): string | undefined => page.pinOf('mfe-listing')?.stable.version;

describe('which version a slot will load', () => {
  it.each<{ rule: string; before: (page: Page) => void; version: string }>([
    { rule: 'a remote nobody asked for moves forward', before: () => undefined, version: '2' },
    {
      rule: 'one that is being loaded stays',
      before: (page) => {
        page.asked(aPin('1'));
      },
      version: '1',
    },
    {
      rule: 'one that has run stays',
      before: (page) => {
        load(page, '1');
      },
      version: '1',
    },
    {
      rule: 'one that could not be shown may be mended',
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

  it('lets the page run the files of a version before it is pinned', () => {
    const { page, admit } = pageWith();
    page.follow(live('2'));
    expect(admit).toHaveBeenCalledWith([aPin('2')]);
  });

  it('asks what is newest before a slot is filled, once following has begun', async () => {
    const { page } = pageWith();
    expect((await page.newestPinOf('mfe-listing'))?.stable.version).toBe('1');
    page.askWith(() => {
      page.follow(live('2'));
      return Promise.resolve();
    });
    expect((await page.newestPinOf('mfe-listing'))?.stable.version).toBe('2');
  });

  it('knows no pin of a remote that nobody named', () => {
    expect(pageWith().page.pinOf('mfe-swap')).toBeNull();
  });
});

describe('a version that is live no more', () => {
  it.each<{ rule: string; pin?: ReturnType<typeof aPin>; now: ReturnType<typeof live>; isDue: boolean }>([
    { rule: 'was withdrawn: the page should be loaded anew', now: live('0'), isDue: true },
    { rule: 'is still named: nothing is offered', now: live('2', ['1']), isDue: false },
    {
      rule: 'was asked for by name: it stays',
      pin: aPin('1', { why: 'override' }),
      now: live('0'),
      isDue: false,
    },
    { rule: 'whose remote is gone altogether', now: { ...live('0'), pins: [], versions: {} }, isDue: true },
  ])('$rule', ({ pin = aPin('1'), now, isDue }) => {
    const { page } = pageWith(pin);
    page.asked(pin);
    page.ready('mfe-listing', '1', 10);
    page.follow(now);
    expect(page.isReloadDue()).toBe(isDue);
    expect(page.view().withdrawn).toEqual(isDue ? ['mfe-listing@1'] : []);
  });

  it('is of no interest before it has run', () => {
    const { page } = pageWith();
    page.follow(live('0'));
    expect(page.isReloadDue()).toBe(false);
  });

  it('waits for what somebody is typing', () => {
    const { page } = pageWith();
    load(page, '1');
    page.hold('mfe-exchange', true);
    page.follow(live('0'));
    expect(page.isReloadDue()).toBe(false);
    page.hold('mfe-exchange', false);
    expect(page.isReloadDue()).toBe(true);
  });

  it('is no matter any more when it is live again', () => {
    const { page } = pageWith();
    load(page, '1');
    page.follow(live('0'));
    page.follow(live('1'));
    expect(page.isReloadDue()).toBe(false);
  });
});

describe('what the page tells of its remotes', () => {
  it('is each load with its time, and each failure with its place', () => {
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

  it('reaches its hearers with every change, until they stop', () => {
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
