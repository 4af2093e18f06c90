import type { NoticePermission } from '@coinlane/shared-contracts/lifecycle';
import { memoryStorage } from '@coinlane/shared-ui/testing';

import { browserNotices } from './browser-notices';
import type { NoticesSource } from './browser-notices';

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

const aSource = (change: Partial<NoticesSource> = {}): NoticesSource => ({
  permission: () => 'default',
  requestPermission: () => Promise.resolve('granted'),
  subscribe: () => Promise.resolve(SUBSCRIPTION),
  fetchKey: () => Promise.resolve('key'),
  hearWorker: () => () => undefined,
  randomBytes: () => new Uint8Array(16).fill(7),
  ...change,
});
const of = (change: Partial<NoticesSource>, storage = memoryStorage()) =>
  browserNotices({ source: aSource(change), storage, language: 'de' });

describe('browser notifications', () => {
  it('ask for permission, subscribe with the key of the site, and know their language', async () => {
    const subscribe = jest.fn(() => Promise.resolve<unknown>(SUBSCRIPTION));
    const enabled = await of({ subscribe }).enable();
    expect(subscribe.mock.calls).toEqual([['key']]);
    expect(enabled).toEqual({
      _tag: 'Enabled',
      deviceId: '07'.repeat(16),
      token: JSON.stringify({ ...SUBSCRIPTION, language: 'de' }),
    });
  });

  it.each<{ rule: string; permission: NoticePermission; answered: NoticePermission; asks: number }>([
    { rule: 'the user declines', permission: 'default', answered: 'denied', asks: 1 },
    { rule: 'the user dismisses the prompt', permission: 'default', answered: 'default', asks: 1 },
    { rule: 'permission was denied before: no prompt', permission: 'denied', answered: 'granted', asks: 0 },
    { rule: 'the browser does not support them', permission: 'unsupported', answered: 'granted', asks: 0 },
  ])('are not allowed if $rule', async ({ permission, answered, asks }) => {
    const requestPermission = jest.fn(() => Promise.resolve(answered));
    const subscribe = jest.fn(() => Promise.resolve<unknown>(null));
    const outcome = await of({ permission: () => permission, requestPermission, subscribe }).enable();
    expect(outcome).toEqual({ _tag: 'NotAllowed', permission: asks === 1 ? answered : permission });
    expect([requestPermission.mock.calls.length, subscribe.mock.calls.length]).toEqual([asks, 0]);
  });

  it('keep the device id', async () => {
    const storage = memoryStorage();
    const first = await of({}, storage).enable();
    const second = await of({ randomBytes: () => new Uint8Array(16).fill(9) }, storage).enable();
    expect(second).toEqual(first);
  });

  it('fail without a push service, or if the browser cannot reach its own', async () => {
    await expect(of({ fetchKey: () => Promise.resolve(null) }).enable()).rejects.toThrow(
      'push is not configured',
    );
    const failure = new Error('AbortError');
    await expect(of({ subscribe: () => Promise.reject(failure) }).enable()).rejects.toBe(failure);
  });

  it('report transactions of the worker’s messages, and ignore other messages', () => {
    let tell: ((message: unknown) => void) | undefined;
    const end = jest.fn();
    const hearWorker = (hear: (message: unknown) => void) => {
      tell = hear;
      return end;
    };
    const heard: string[] = [];
    const stop = of({ hearWorker }).listen((id) => heard.push(id));
    for (const message of [null, 'x', { type: 'other', transactionId: 'a' }, { type: 'transaction' }])
      tell?.(message);
    tell?.({ type: 'transaction', transactionId: 'a1b2c3' });
    stop();
    expect(heard).toEqual(['a1b2c3']);
    expect(end).toHaveBeenCalledTimes(1);
  });
});
