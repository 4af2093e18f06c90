/** Reply of all forms of the frontend service (api contract §5). */
export const formReply = { success: true } as const;
/** Refused form with an error for one field, with the standard messages of spec §5. */
export const contactRefusalReply = {
  error: 'not_valid_params',
  message: 'email: is not a valid email',
  errors: { email: ['is not a valid email'] },
} as const;
/** POST /tickets (api contract §5). */
export const ticketReply = { ticket: { id: 1001, status: 'new' } } as const;
/** Challenge of the self-hosted captcha. */
export const captchaChallengeReply = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '2f8e0c1b5a7d4e3f9c6b8a7d5e4f3c2b',
    salt: '9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
    cost: 100,
    keyLength: 32,
    keyPrefix: '0a1b',
    expiresAt: 1_763_640_600,
  },
  signature: '4f1c',
} as const;
