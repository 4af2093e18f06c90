/** An upstream call in a trace. Contains no data of a visitor: no URL and no headers. */
type UpstreamCall = {
  /** Name of the service or provider. */
  readonly upstream: string;
  readonly method: string;
};

/**
 * Sends an upstream call in its own span. `send` receives the headers that continue the trace in the upstream, and
 * reports the status of the reply. Without a reported status, the call counts as failed.
 */
export type TraceCall = <A>(
  call: UpstreamCall,
  send: (headers: Readonly<Record<string, string>>, noteStatus: (status: number) => void) => Promise<A>,
) => Promise<A>;

export const untraced: TraceCall = (_call, send) => send({}, () => undefined);
