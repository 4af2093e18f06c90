import { createRequestCoalescer } from './request-coalescer.ts';

type Made = { readonly serial: number; readonly isShareable: boolean };

const LONGEST_WAIT_MS = 50;

type Begun = { readonly finish: (made: Made) => void; readonly fail: (error: Error) => void };

/** Values that the test resolves. */
const aWorkshop = (isShareable = true) => {
  const begun: Begun[] = [];
  const make = (): Promise<Made> =>
    new Promise((resolve, reject) => {
      begun.push({ finish: resolve, fail: reject });
    });
  const finish = (serial: number): void => begun[serial - 1]?.finish({ serial, isShareable });
  const fail = (serial: number): void => begun[serial - 1]?.fail(new Error('down'));
  return { make, finish, fail, begun };
};

const aMaking = () =>
  createRequestCoalescer<Made>({ maxWaitMs: LONGEST_WAIT_MS, isShareable: ({ isShareable }) => isShareable });

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('createRequestCoalescer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('starts at once for the first caller', () => {
    const { make, begun } = aWorkshop();
    void aMaking().get('page', make);
    expect(begun).toHaveLength(1);
  });

  it('runs again once for all callers during a run, so that no result is older than its request', async () => {
    const { make, finish, begun } = aWorkshop();
    const coalescer = aMaking();
    const first = coalescer.get('page', make);
    const crowd = Array.from({ length: 49 }, () => coalescer.get('page', make));
    await turns();
    expect(begun).toHaveLength(1);
    finish(1);
    await turns();
    expect(begun).toHaveLength(2);
    finish(2);
    expect((await first).serial).toBe(1);
    expect(new Set((await Promise.all(crowd)).map(({ serial }) => serial))).toEqual(new Set([2]));
  });

  it('lets callers during the shared run wait for the next one', async () => {
    const { make, finish, begun } = aWorkshop();
    const coalescer = aMaking();
    void coalescer.get('page', make);
    const second = coalescer.get('page', make);
    finish(1);
    await turns();
    const third = coalescer.get('page', make);
    finish(2);
    await turns();
    finish(3);
    expect([(await second).serial, (await third).serial, begun.length]).toEqual([2, 3, 3]);
  });

  it('limits the wait for a slow run', async () => {
    const { make, finish, begun } = aWorkshop();
    const coalescer = aMaking();
    void coalescer.get('page', make);
    const second = coalescer.get('page', make);
    await jest.advanceTimersByTimeAsync(LONGEST_WAIT_MS - 1);
    expect(begun).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(begun).toHaveLength(2);
    finish(2);
    expect((await second).serial).toBe(2);
  });

  it('caches nothing: a later caller starts a new run', async () => {
    const { make, finish, begun } = aWorkshop();
    const coalescer = aMaking();
    const first = coalescer.get('page', make);
    finish(1);
    await first;
    await turns();
    void coalescer.get('page', make);
    expect(begun).toHaveLength(2);
  });

  it('separates keys', () => {
    const { make, begun } = aWorkshop();
    const coalescer = aMaking();
    void coalescer.get('page', make);
    void coalescer.get('other', make);
    expect(begun).toHaveLength(2);
  });

  it('returns a result that is not shareable to one caller only', async () => {
    const { make, finish, begun } = aWorkshop(false);
    const coalescer = aMaking();
    const asked = Array.from({ length: 3 }, () => coalescer.get('page', make));
    finish(1);
    await turns();
    finish(2);
    await turns();
    finish(3);
    const serials = (await Promise.all(asked)).map(({ serial }) => serial);
    expect([serials, begun.length]).toEqual([[1, 2, 3], 3]);
  });

  it('lets callers retry individually if the shared run fails', async () => {
    const { make, finish, fail } = aWorkshop();
    const coalescer = aMaking();
    const [first, second, third] = [1, 2, 3].map(() => coalescer.get('page', make));
    const failures = Promise.allSettled([first, second]);
    fail(1);
    await turns();
    fail(2);
    await turns();
    finish(3);
    expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await third)?.serial).toBe(3);
  });
});
