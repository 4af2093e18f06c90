import { Secret, TOTP } from 'otpauth';

/** The code of an authenticator app for a secret at a time (epoch milliseconds). */
export const totpAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp });
