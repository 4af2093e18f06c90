import type { SandboxControl } from './sandbox.ts';

/** Keeps the newest order of the test at its deposit. Otherwise the sandbox receives one 20 s after the order. */
export const holdOrder = async (sandbox: SandboxControl): Promise<void> => {
  const [order] = await sandbox.orders();
  if (order === undefined) throw new Error('there is no order to hold');
  await sandbox.setStatus(order.id, 'waiting');
};
