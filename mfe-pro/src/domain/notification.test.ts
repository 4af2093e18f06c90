import { isNotificationMandatory, isNotificationEnabled, noticeKey } from './notification';

describe('the notification matrix (spec §3 "settings")', () => {
  it.each([
    { rule: 'an explicit setting counts', notices: { 'loan.email': false, email: true }, is: false },
    { rule: 'else the channel', notices: { email: true }, is: true },
    { rule: 'else nothing', notices: {}, is: false },
  ])('a loan by e-mail: $rule', ({ notices, is }) => {
    expect(isNotificationEnabled(notices, 'loan', 'email')).toBe(is);
  });

  it('sends no news without consent', () => {
    expect(isNotificationEnabled({ email: true }, 'news', 'email')).toBe(false);
    expect(isNotificationEnabled({ 'news.email': true }, 'news', 'email')).toBe(true);
  });

  it('always sends security messages by e-mail', () => {
    expect(isNotificationMandatory('security', 'email')).toBe(true);
    expect(isNotificationEnabled({ 'security.email': false }, 'security', 'email')).toBe(true);
    expect(isNotificationEnabled({ 'security.push': false, push: true }, 'security', 'push')).toBe(false);
  });

  it('names a cell by topic and channel', () => {
    expect(noticeKey('balance', 'push')).toBe('balance.push');
  });
});
