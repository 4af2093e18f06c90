export { createAccounts } from './accounts.ts';
export type { Accounts } from './accounts.ts';
export { CurrentPassword } from './bodies.ts';
export { addAccountRoutes } from './routes.ts';
export { newSecret } from './secret.ts';
export { signedIn } from './signed-in.ts';
export type { SignedIn } from './signed-in.ts';
export { requireMoneyProof } from './step-up.ts';
