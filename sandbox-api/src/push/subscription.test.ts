import { isPushService } from './subscription.ts';

describe('isPushService', () => {
  it.each([
    { endpoint: 'https://fcm.googleapis.com/fcm/send/x', is: true },
    { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/x', is: true },
    { endpoint: 'https://web.push.apple.com/x', is: true },
    { endpoint: 'https://wns2-par02p.notify.windows.com/w/?token=x', is: true },
    { endpoint: 'http://fcm.googleapis.com/fcm/send/x', is: false },
    { endpoint: 'https://fcm.googleapis.com.evil.example/x', is: false },
    { endpoint: 'https://fcm.googleapis.com:8443/x', is: false },
    { endpoint: 'https://user@localhost/x', is: false },
    { endpoint: 'http://169.254.169.254/latest', is: false },
    { endpoint: 'http://127.0.0.1:9/x', is: true },
    { endpoint: 'no address', is: false },
  ])('$endpoint: $is', ({ endpoint, is }) => {
    expect(isPushService(endpoint, ['http://127.0.0.1:9'])).toBe(is);
  });
});
