import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows for a secret at a moment (epoch milliseconds). */
export const totpAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp });
