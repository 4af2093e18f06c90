import { snoozedReminders } from './snoozed-reminders';

const remindersWith = (text: string | null = null) => {
  const stored = new Map(text === null ? [] : [['pro-reminders', text]]);
  return snoozedReminders({
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => {
      stored.set(key, value);
      return true;
    },
  });
};

describe('snoozed reminders', () => {
  it('are read back by the same account only', () => {
    const reminders = remindersWith();
    reminders.save({ accountId: 'ann', snoozes: { kyc: { atMs: 5, times: 1 } } });

    expect(reminders.read('ann')).toEqual({ kyc: { atMs: 5, times: 1 } });
    expect(reminders.read('bob')).toEqual({});
  });

  it.each([
    '',
    '{',
    '{"version":2,"accountId":"ann","putOffs":{}}',
    '{"version":1,"accountId":"ann","putOffs":{"kyc":1}}',
  ])('are empty if the stored text is invalid: %s', (text) => {
    expect(remindersWith(text).read('ann')).toEqual({});
  });
});
