import type { ShellConfig } from '../config/index.ts';
import type { Traces } from './traces.ts';

/** Starts the traces. Null without an endpoint. The OpenTelemetry SDK is then not loaded. */
export const openTraces = async ({
  traces,
  ledger: { environment },
}: Pick<ShellConfig, 'traces' | 'ledger'>): Promise<Traces | null> => {
  if (traces === null) return null;
  const { createTraces } = await import('./create-traces.ts');
  return createTraces({ ...traces, environment });
};
