import { keptPutOffs } from './kept-put-offs';

const overStorage = (text: string | null = null) => {
  const places = new Map(text === null ? [] : [['pro-reminders', text]]);
  return keptPutOffs({
    read: (key) => places.get(key) ?? null,
    write: (key, value) => {
      places.set(key, value);
      return true;
    },
  });
};

describe('what a browser remembers of the reminders', () => {
  it('is read as it was kept, by the same account only', () => {
    const kept = overStorage();
    kept.keep({ accountId: 'ann', putOffs: { kyc: { atMs: 5, times: 1 } } });

    expect(kept.read('ann')).toEqual({ kyc: { atMs: 5, times: 1 } });
    expect(kept.read('bob')).toEqual({});
  });

  it.each([
    '',
    '{',
    '{"version":2,"accountId":"ann","putOffs":{}}',
    '{"version":1,"accountId":"ann","putOffs":{"kyc":1}}',
  ])('is nothing where it cannot be read: %s', (text) => {
    expect(overStorage(text).read('ann')).toEqual({});
  });
});
