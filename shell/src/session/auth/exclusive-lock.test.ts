import { browserLock } from './exclusive-lock';

describe('browserLock', () => {
  it("uses the browser's lock if it is supported", async () => {
    const request = jest.fn((_name: string, work: () => Promise<unknown>) => work());
    expect(await browserLock({ request } as unknown as LockManager)(() => Promise.resolve('done'))).toBe(
      'done',
    );
    expect(request).toHaveBeenCalledWith('coinlane-refresh', expect.any(Function));
  });

  it('runs without a lock otherwise', async () => {
    expect(await browserLock(undefined)(() => Promise.resolve('done'))).toBe('done');
  });
});
