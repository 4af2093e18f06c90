import { browserLock } from './exclusive-lock';

describe('browserLock', () => {
  it("takes the browser's lock where there is one", async () => {
    const request = jest.fn((_name: string, work: () => Promise<unknown>) => work());
    expect(await browserLock({ request } as unknown as LockManager)(() => Promise.resolve('done'))).toBe(
      'done',
    );
    expect(request).toHaveBeenCalledWith('coinlane-refresh', expect.any(Function));
  });

  it('goes on without one', async () => {
    expect(await browserLock(undefined)(() => Promise.resolve('done'))).toBe('done');
  });
});
