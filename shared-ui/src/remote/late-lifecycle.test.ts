/** @jest-environment browser */
import { aFragmentRequest, remoteMountProps } from '../testing';
import type { RemoteLifecycle } from './create-remote-lifecycle';
import { lateLifecycle } from './late-lifecycle';

const props = remoteMountProps('listing', aFragmentRequest({ pathname: '/currencies' }));

const lifecycle = (): { [Step in keyof RemoteLifecycle]: jest.Mock } => ({
  bootstrap: jest.fn(() => Promise.resolve()),
  mount: jest.fn(() => Promise.resolve()),
  unmount: jest.fn(() => Promise.resolve()),
});

describe('lateLifecycle', () => {
  it('runs no code before the remote is needed, and runs it once', async () => {
    const made = lifecycle();
    const load = jest.fn(() => Promise.resolve(made));
    const late = lateLifecycle(load);
    expect(load).not.toHaveBeenCalled();

    await late.bootstrap();
    await late.mount(props);
    await late.unmount(props);

    expect(load).toHaveBeenCalledTimes(1);
    expect(made.bootstrap).toHaveBeenCalledTimes(1);
    expect(made.mount).toHaveBeenCalledWith(props);
    expect(made.unmount).toHaveBeenCalledWith(props);
  });

  it.each(['bootstrap', 'mount', 'unmount'] as const)(
    'rejects with the error of the remote: %s',
    async (step) => {
      const made = lifecycle();
      made[step].mockRejectedValue(new Error(`no ${step}`));
      const late = lateLifecycle(() => Promise.resolve(made));
      await expect(late[step](props)).rejects.toThrow(`no ${step}`);
    },
  );

  it('rejects with the load error', async () => {
    const late = lateLifecycle(() => Promise.reject(new Error('it does not run')));
    await expect(late.bootstrap()).rejects.toThrow('it does not run');
  });
});
