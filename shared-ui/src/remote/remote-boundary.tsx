import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

type Props = {
  readonly onError: (error: unknown, info: ErrorInfo) => void;
  readonly children: ReactNode;
};

/** Stops a failure at the remote's own edge and tells the shell, which shows the slot's fallback. */
export class RemoteBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError(error, info);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
