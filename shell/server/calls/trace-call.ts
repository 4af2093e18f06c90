/** An upstream call in a trace. Contains nothing that a visitor sent: no URL, no header. */
type UpstreamCall = {
  /** Name of the service or provider. */
  readonly upstream: string;
  readonly method: string;
};

/**
 * Sends an upstream call in its own span. `send` receives the headers that continue the trace in the upstream, and
 * reports the status of the reply. Without a reported status the call counts as failed.
 */
export type TraceCall = <A>(
  call: UpstreamCall,
  send: (headers: Readonly<Record<string, string>>, noteStatus: (status: number) => void) => Promise<A>,
) => Promise<A>;

/** Sends a call without a span. */
export const untraced: TraceCall = (_call, send) => send({}, () => undefined);
