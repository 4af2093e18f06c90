import { as } from '../accounts/person.fixture.ts';
import type { Tokens } from '../accounts/person.fixture.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';

/** Raises the verification level of a user by approving `levels` times. */
export const verify = async (sandbox: OpenSandbox, tokens: Tokens, levels = 1): Promise<void> => {
  for (let level = 0; level < levels; level += 1) {
    const { body } = await sandbox.post<{ readonly id: string }>('/account/kyc/sessions', {}, as(tokens));
    await sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/kyc/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ session: body.id, decision: 'approve' }).toString(),
    });
  }
};
